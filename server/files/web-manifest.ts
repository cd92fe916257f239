import { Hono } from 'hono';
import { themeColor } from '#content/brand.ts';
import { practice } from '#content/index.ts';
import type { ServerTypes } from '../environment.ts';
import { cacheControl } from '../http/cache-headers.ts';

const icon = { type: 'image/png' } as const;

export const webManifest = new Hono<ServerTypes>();

/** How the site calls itself and looks where it is installed as an app. */
webManifest.get('/manifest.webmanifest', (c) =>
  c.body(JSON.stringify(describeApp()), 200, {
    'Content-Type': 'application/manifest+json; charset=utf-8',
    'Cache-Control': cacheControl.hour,
  }),
);

function describeApp() {
  return {
    id: '/',
    name: practice.name,
    short_name: practice.shortName,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: themeColor,
    theme_color: themeColor,
    icons: [
      { ...icon, src: '/icons/icon-192.png', sizes: '192x192', purpose: 'any' },
      { ...icon, src: '/icons/icon-512.png', sizes: '512x512', purpose: 'any' },
      { ...icon, src: '/icons/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
