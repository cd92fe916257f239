import { themeColors } from '#domain/brand/theme-colors.ts';
import { practice } from '#domain/content.ts';
import { language } from '#domain/language.ts';

const icon = { type: 'image/png' } as const;

/** The web app manifest: the site's name and icons as an installed app. */
export const webManifest = {
  id: '/',
  name: practice.name,
  short_name: practice.shortName,
  lang: language,
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: themeColors.light,
  theme_color: themeColors.light,
  icons: [
    { ...icon, src: '/icons/icon-192.png', sizes: '192x192', purpose: 'any' },
    { ...icon, src: '/icons/icon-512.png', sizes: '512x512', purpose: 'any' },
    { ...icon, src: '/icons/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
  ],
};
