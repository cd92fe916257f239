import { z } from 'zod';

const path = z
  .string()
  .regex(/^(?:\/[\w.~-]+)+$/, 'a path that begins with one slash, such as /services/eyewear');

const redirect = z.strictObject({
  from: path.meta({
    title: 'Former address',
    description: 'What stood after the name of the site, such as /services/eyewear',
  }),
  to: z
    .string()
    .regex(/^\/(?!\/)[\w./#-]*$/, 'a path of this site such as /services/dry-eye')
    .optional()
    .meta({ title: 'Leads to', description: 'Empty: to the list in which the page was' }),
});

/** Addresses of deleted pages. Renamed pages keep theirs in `formerSlugs`. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(redirect)
    .default([])
    .meta({ title: 'Former addresses', item: 'former address' }),
});
