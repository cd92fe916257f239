import { Hono } from 'hono';
import { themeColor } from '#content/brand.ts';
import { practice } from '#content/index.ts';
import type { ServerTypes } from '../environment.ts';
import { cacheControl } from '../http/cache-control.ts';

const icon = { type: 'image/png' } as const;

/** How the site calls itself and looks where it is installed as an app. */
const app = {
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

export const webManifest = new Hono<ServerTypes>();

webManifest.get('/manifest.webmanifest', (c) =>
  c.body(JSON.stringify(app), 200, {
    'Content-Type': 'application/manifest+json; charset=utf-8',
    'Cache-Control': cacheControl.hour,
  }),
);
