import type { AddressedEntry } from '#content/markdown/collections.ts';
import { entries } from '../content/all-entries.ts';

const template = entries.find(({ collection }) => collection === 'guides');

/** This many guides, one a day from the first day of 2023. */
export function manyGuides(count: number): AddressedEntry[] {
  if (!template) throw new Error('There is no guide.');
  const { entry } = template;
  return Array.from({ length: count }, (_, index) => {
    const slug = `guide-${index + 1}`;
    const date = new Date(Date.UTC(2023, 0, index + 1)).toISOString().slice(0, 10);
    const record = { ...entry.record, slug, date, title: `What is new, part ${index + 1}` };
    const path = `/helpful-links/${slug}`;
    return { collection: 'guides', path, entry: { ...entry, file: `guides/${slug}.md`, record } };
  });
}
