import { Hono } from 'hono';
import type { ServerTypes } from '../environment.ts';
import { cacheControl } from '../http/cache-control.ts';

/** Where the header `Speculation-Rules` sends browsers. */
export const speculationRulesPath = '/speculation-rules.json';

/** Links to pages of this site: not files, which have an ending, and nothing that only machines ask. */
const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: '/*.*' } },
    { not: { href_matches: '/api/*' } },
    { not: { selector_matches: '[download], [target="_blank"], [rel~="nofollow"]' } },
  ],
};

/**
 * What a browser may do ahead of a click: fetch a page that the pointer rests on, and render it. It
 * leaves that alone by itself for visitors who save data or battery.
 */
const rules = {
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: pages, eagerness: 'moderate' }],
};

export const speculationRules = new Hono<ServerTypes>();

speculationRules.get(speculationRulesPath, (c) =>
  c.body(JSON.stringify(rules), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': cacheControl.hour,
  }),
);
