import { expect, test } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { checks } from '#domain/read/checks/index.ts';
import { redirectsOf } from '#domain/read/redirects.ts';
import { redirectsSchema } from '#domain/schema/practice.ts';
import { redirectRoutes } from '#server/files/redirects.ts';
import { entries, services } from './all-entries.ts';

const [service] = services;
const path = service?.path ?? '';

/** The entries of the practice, the first service of which had another slug. */
const renamed = entries.map((each) => {
  if (each.path !== path) return each;
  const record = { ...each.entry.record, formerSlugs: ['old-name'] };
  return { ...each, entry: { ...each.entry, record } };
});

const redirects = redirectsOf(renamed, {
  redirects: [
    { from: '/services/gone' },
    { from: '/blog/gone' },
    { from: '/helpful-links/gone' },
    { from: '/eye-problems/gone' },
    { from: '/about-us.html' },
    { from: '/find-us', to: '/contact' },
    { from: '/soon', to: '/blog/not-on-the-site-yet' },
  ],
});

test.runIf(service)(
  'a renamed page is where it is now, a deleted one in the list that had it',
  () => {
    expect(redirects).toEqual({
      '/services/old-name': path,
      '/services/gone': '/#services',
      '/blog/gone': '/blog',
      '/helpful-links/gone': '/helpful-links',
      '/eye-problems/gone': '/eye-problems',
      '/about-us.html': '/',
      '/find-us': '/contact',
      '/soon': '/',
    });
  },
);

test.runIf(service)('former addresses redirect for good, and Markdown to Markdown', async () => {
  const routes = redirectRoutes(redirects);
  const targetOf = async (from: string) => {
    const answer = await routes.request(from);
    expect(answer.status, from).toBe(301);
    const to = answer.headers.get('Location') ?? '';
    expect(await answer.text(), from).toContain(`<a href="${to}">`);
    return to;
  };
  expect(await targetOf('/services/old-name')).toBe(path);
  expect(await targetOf('/services/old-name.md')).toBe(`${path}.md`);
  expect(await targetOf('/services/gone.md')).toBe('/#services');
  expect(await targetOf('/about-us.html')).toBe('/');
});

test.each(['//example.org/', 'https://example.org/', '/\\example.org', 'javascript:alert(1)'])(
  'a former address can’t lead to %s',
  (to) => {
    const { error } = redirectsSchema.safeParse({ redirects: [{ from: '/old', to }] });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual(['redirects.0.to']);
  },
);

test.each(['//example.org', '/', '/blog/', 'blog/old', '/:any', '/*', '/old?page=2'])(
  '%s is no former address',
  (from) => {
    expect(redirectsSchema.safeParse({ redirects: [{ from }] }).success).toBe(false);
  },
);

test.runIf(service)('nothing leads to the former address of a draft', () => {
  const drafted = renamed.map((each) => {
    const { entry } = each;
    const change = each.path === path ? { draft: true } : { related: ['/services/old-name'] };
    return { ...each, entry: { ...entry, record: { ...entry.record, ...change } } };
  });
  const others = drafted.length - 1;
  const rest = { sources: {}, folder: 'content', hasFile: () => true };
  const problems = checks.hiddenPages({ facts: readPractice(), entries: drafted, ...rest });
  expect(problems.filter(({ field }) => field === 'related')).toHaveLength(others);
});
