import { tryDecodeURI } from 'hono/utils/url';
import { z } from 'zod';
import { list } from './shared.ts';

/** Faults of an address, and what to write in its place. The first that applies is named. */
type Faults = readonly [pattern: RegExp, expected: string][];

const formerFaults: Faults = [
  [/^[a-z]+:|^\/\//i, 'only what follows the name of the site, such as /services/eyewear'],
  [
    /\?/,
    'an address without “?” and what follows it. The site tells addresses apart by what is before it, so /?page_id=12 can only show the home page: leave it out',
  ],
  [/#/, 'an address without “#” and what follows it, which browsers keep to themselves'],
  [/[*:{}]/, 'one whole address, without * or : for others'],
  [/^(?!\/)/, 'a path that begins with a slash, such as /services/eyewear'],
  [/^\/$/, 'another address than that of the home page'],
  [
    /^(?!(?:\/[\p{L}\p{M}\p{N} ._~,;=@+!&'()$-]+)+$)/u,
    'a path such as /services/eyewear, with letters, digits, and hyphens between its slashes',
  ],
];

const targetFaults: Faults = [
  [/\?/, 'a path without “?” and what follows it, such as /services/dry-eye'],
  [/^\/files\/.*\s/, 'a file name without spaces, such as /files/new-patient.pdf'],
  [/^(?!\/(?!\/)[\w./#-]*$)/, 'a path of this site such as /services/dry-eye or /files/form.pdf'],
];

/** Returns a schema for an address on this site. A slash at its end says nothing, so it is dropped. */
function addressField(title: string, faults: Faults, description: string) {
  return z
    .string()
    .overwrite((text) => tryDecodeURI(text.trim()).replace(/(?<=.)\/+(?=#|$)/, ''))
    .superRefine((address, context) => {
      const [, message] = faults.find(([pattern]) => pattern.test(address)) ?? [];
      if (message) context.addIssue({ code: 'custom', message });
    })
    .meta({ title, description });
}

const redirect = z.strictObject({
  from: addressField(
    'Former address',
    formerFaults,
    'What stood after the name of the site, such as /services/eyewear',
  ),
  to: addressField('Leads to', targetFaults, 'Empty: to the list in which the page was')
    .optional()
    .meta({ ref: 'targets' }),
});

/** Addresses of deleted pages. Renamed pages keep theirs in `formerSlugs`. */
export const redirectsSchema = z
  .strictObject({
    redirects: list('Former addresses', 'former address', redirect).default([]),
  })
  .meta({ title: 'Former addresses', icon: 'directions' });
