import { expect, test } from 'vitest';
import { articles, blocksOf, guides, posts, services } from '../unit/content/all-entries.ts';

test.each(guides)('$path has 600 to 1,000 words', ({ entry }) => {
  expect(entry.body.words).toBeGreaterThanOrEqual(600);
  expect(entry.body.words).toBeLessThanOrEqual(1000);
});

test.each(posts)('$path has 800 to 1,200 words', ({ entry }) => {
  expect(entry.body.words).toBeGreaterThanOrEqual(800);
  expect(entry.body.words).toBeLessThanOrEqual(1200);
});

test.each(services)('$path has all parts of a service in the right number', ({ entry }) => {
  const { description, benefits, process, technology, faqs } = entry.record;
  expect(description).toHaveLength(3);
  expect([5, 6]).toContain(benefits.length);
  expect([4, 5, 6]).toContain(process.length);
  expect(technology.items.length).toBeGreaterThanOrEqual(3);
  expect([4, 5, 6]).toContain(faqs.length);
});

test('there are twelve guides, three posts and eight services', () => {
  expect([guides.length, posts.length, services.length]).toEqual([12, 3, 8]);
});

test.each(articles)('$path has a table or a list, and says when to call', ({ entry }) => {
  const tags = blocksOf(entry.markdown).map(({ tag }) => tag);
  expect(tags.some((tag) => tag === 'li' || tag === 'td')).toBe(true);
  expect(entry.body.sections.length).toBeGreaterThanOrEqual(4);
  expect(entry.body.sections.at(-1)?.title).toBe('When to call us');
});

test.each(articles)('$path names three levels of urgency', ({ entry }) => {
  const [, urgency = ''] = entry.markdown.split('## When to call us');
  expect(urgency).toMatch(/soon|coming weeks|next few weeks|before the season/i);
  expect(urgency).toMatch(/same day|that day|today/i);
  expect(urgency).toMatch(/911/);
});

test.each(articles)('$path has a standfirst, sources and a closing that invites', ({ entry }) => {
  const { standfirst, sources, closing, author } = entry.record;
  expect(standfirst).toMatch(/\S.*[.!?]$/s);
  expect(sources.length).toBeGreaterThanOrEqual(3);
  expect(closing).toMatch(/\bcontact\b|\bschedule\b/i);
  // The practice team signs; a person would have to be real.
  expect(author).toBeUndefined();
});
