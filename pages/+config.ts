import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';
import { language } from '../domain/language/language.ts';

const serverOnly = { server: true } as const;

/** Every page is finished HTML: prerendered unless its folder says otherwise, never hydrated whole. */
export default {
  extends: [vikeReact],
  clientRouting: false,
  clientHooks: false,
  prerender: { partial: true, noExtraDir: true, keepDistServer: true },
  lang: language,
  // Its own reaches behind the camera of a phone. It comes first, because what is preloaded is chosen by it.
  viewport: null,
  headHtmlBegin:
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
  meta: {
    // No page is hydrated, so nothing of these travels to the browser.
    Page: { env: serverOnly },
    Layout: { env: serverOnly, cumulative: true },
    title: { env: serverOnly },
    description: { env: serverOnly },
    lang: { env: serverOnly },
    onRenderClient: { env: {} },
    Loading: { env: serverOnly },
    /** What the page says of itself to machines. */
    structuredData: { env: serverOnly },
  },
} satisfies Config;
