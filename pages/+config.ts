import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';
import { language } from '../domain/core/language.ts';

const serverOnly = { server: true } as const;

/**
 * Every page is finished HTML, and never hydrated as a whole. Those that `+onBeforePrerenderStart` doesn't list are
 * rendered on request, and `server/cache-responses.ts` keeps them for an hour at most.
 */
export default {
  extends: [vikeReact],
  clientRouting: false,
  clientHooks: false,
  prerender: { partial: true, noExtraDir: true, keepDistServer: true },
  lang: language,
  // Vike's own viewport tag doesn't extend behind a phone's camera. This one comes first, because browsers
  // choose preloads by it.
  viewport: null,
  headHtmlBegin:
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
  meta: {
    // No page is hydrated, so the browser doesn't load these.
    Page: { env: serverOnly },
    Layout: { env: serverOnly, cumulative: true },
    Wrapper: { env: serverOnly, cumulative: true },
    title: { env: serverOnly },
    description: { env: serverOnly },
    lang: { env: serverOnly },
    onRenderClient: { env: {} },
    Loading: { env: serverOnly },
  },
} satisfies Config;
