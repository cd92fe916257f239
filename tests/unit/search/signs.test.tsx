import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchPage } from '#components/search/search-page.tsx';
import { createEngine } from '#domain/search/engine.ts';
import type { KnownSign } from '#domain/search/search.ts';
import { type Level, levelHeadings } from '#domain/words/urgency.ts';
import { search } from '#server/routes/search/search.ts';
import { services } from '../content/all-entries.ts';
import { indexOf } from './small-site.ts';

function sign(level: Level, words: string, text = words): KnownSign {
  return { level, text, words };
}

const vision = sign('now', 'You suddenly lose vision or see double.');
const chemical = sign('now', 'A chemical got into an eye. bleach', 'A chemical. Rinse at the tap.');
const lenses = sign('today', 'You wear contact lenses and an eye is red.');
const painful = sign('today', 'An eye is red and painful.');
const pink = sign('soon', 'An eye is pink or sticky, with no pain, blur, or contacts.');

const { findSigns } = createEngine(indexOf([]), [pink, lenses, painful, chemical, vision]);

test.each([
  ['double vision', [vision]],
  ['Seeing DOUBLE?', [vision]],
  ['sudden loss of vision', [vision]],
  ['a chemical in my eyes', [chemical]],
  ['bleach in my eye', [chemical]],
  ['chemcial in eye', [chemical]],
  ['red eye with contacts', [lenses]],
  ['pink eye', [pink]],
  ['eye pain', [painful]],
])('“%s” finds its sign', (query, signs) => {
  expect(findSigns(query)).toEqual(signs.map(({ level, text }) => ({ level, text })));
});

test.each(['eye', 'vision', 'contact lenses', 'double glasses', 'tap', 'what is it', 'zebra'])(
  '“%s” finds no sign',
  (query) => {
    expect(findSigns(query)).toEqual([]);
  },
);

test('signs come above the results, with one link to call 911', async () => {
  const { results } = await search(services[0]?.entry.record.title);
  const page = <SearchPage query="q" signs={[vision, pink]} results={results} />;
  const html = renderToStaticMarkup(page);
  const places = [
    levelHeadings.now,
    vision.text,
    'href="tel:911"',
    levelHeadings.soon,
    pink.text,
    'class="results',
  ].map((text) => html.indexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(html.match(/tel:911/g)).toHaveLength(1);
});

test('a query without a sign shows no notice', () => {
  const html = renderToStaticMarkup(<SearchPage query="q" signs={[]} results={[]} />);
  expect(html).not.toContain('urgency-notice');
});
