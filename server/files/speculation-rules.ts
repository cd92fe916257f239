import { Hono } from 'hono';
import type { ServerTypes } from '../environment.ts';
import { cacheControl } from '../http/cache-control.ts';

/** Where the header `Speculation-Rules` sends browsers. */
export const speculationRulesPath = '/speculation-rules.json';

/** Links to pages of this site: not files, which have an ending, and nothing that only machines ask. */
const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: '/*.*' } },
    { not: { href_matches: '/api/*' } },
    { not: { selector_matches: '[download], [target="_blank"], [rel~="nofollow"]' } },
  ],
};

/** What a browser may do ahead of a click on a link that the pointer rests on. */
const rule = { where, eagerness: 'moderate' };

export const speculationRules = new Hono<ServerTypes>();

speculationRules.get(speculationRulesPath, (c) =>
  c.body(JSON.stringify({ prefetch: [rule], prerender: [rule] }), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': cacheControl.hour,
  }),
);
