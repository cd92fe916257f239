import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listSigns } from '#build/search/signs.ts';
import { SearchPage } from '#components/search/search-page.tsx';
import { createEngine } from '#domain/search/engine.ts';
import type { Sign } from '#domain/search/search.ts';
import { levelHeadings, levels } from '#domain/words/urgency.ts';
import { search } from '#server/routes/search/search.ts';
import { entries, services } from '../content/all-entries.ts';
import { indexOf } from './small-site.ts';

const vision: Sign = { level: 'emergency', text: 'You suddenly lose vision or see double.' };
const chemical: Sign = {
  level: 'emergency',
  text: 'A chemical got into an eye. Rinse it under the tap for 15 minutes.',
};
const lenses: Sign = { level: 'urgent', text: 'You wear contact lenses and an eye is red.' };
const painful: Sign = { level: 'urgent', text: 'An eye is red and painful.' };
const pink: Sign = { level: 'routine', text: 'An eye is pink or sticky, with no pain.' };

const { findSigns } = createEngine(indexOf([]), [pink, lenses, painful, chemical, vision]);

test.each([
  ['double vision', [vision]],
  ['Seeing DOUBLE?', [vision]],
  ['sudden loss of vision', [vision]],
  ['a chemical in my eyes', [chemical]],
  ['chemcial in eye', [chemical]],
  ['red eye with contacts', [lenses]],
  ['pink eye', [painful, pink]],
  ['eye pain', [painful]],
])('%s is a sign, the most urgent first', (query, signs) => {
  expect(findSigns(query)).toEqual(signs);
});

test.each(['eye', 'vision', 'contact lenses', 'double glasses', 'tap', 'what is it', 'zebra'])(
  '%s is no sign',
  (query) => {
    expect(findSigns(query)).toEqual([]);
  },
);

const listed = listSigns(entries);

test('each sign of the content is found by its own words, or one that is more urgent', async () => {
  expect(listed.length).toBeGreaterThan(0);
  // A query has at most a hundred characters.
  const short = listed.filter(({ text }) => text.length <= 100 && !/\bno\b|[.?!] /.test(text));
  for (const { level, text } of short) {
    const [first] = (await search(text)).signs;
    expect(levels.slice(0, levels.indexOf(level) + 1), text).toContain(first?.level);
  }
});

test('signs stand above the results, the first with what it leads to', async () => {
  const { results } = await search(services[0]?.entry.record.title);
  const page = <SearchPage query="q" signs={[vision, pink]} results={results} />;
  const html = renderToStaticMarkup(page);
  const places = [
    levelHeadings.emergency,
    vision.text,
    'href="tel:911"',
    levelHeadings.routine,
    pink.text,
    'class="results"',
  ].map((text) => html.indexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(html.match(/tel:911/g)).toHaveLength(1);
});

test('a query that is no sign shows no notice', () => {
  const html = renderToStaticMarkup(<SearchPage query="q" signs={[]} results={[]} />);
  expect(html).not.toContain('urgency-notice');
});
