import { placesOf } from '../../build/content/checks/places.ts';
import { readShown } from '../../build/content/read-content.ts';
import { expect, test } from './support/test.ts';

const content = readShown();

/** One entry of each kind: of a collection, or a page that isn’t an entry of one; of services, each of its kinds. */
const kinds = Map.groupBy(content.entries, ({ collection, path, record }) => {
  if (collection === 'pages') return path;
  const parts = ['triage', 'gallery', 'chart', 'steps', 'tool'].filter((name) => {
    const value = record[name as 'slug'];
    return Array.isArray(value) ? value.length > 0 : value;
  });
  return [collection, ...parts].join(' with ');
});

for (const [kind, [entry]] of kinds) {
  if (!entry) continue;
  test(`the places of a page to which links may lead are on it: ${kind}`, async ({ request }) => {
    const html = await (await request.get(entry.path)).text();
    const ids = Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id]) => `${id}`);
    const places = [...placesOf(entry, content)];
    expect(places.filter((place) => !ids.includes(place))).toEqual([]);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main'));
    const headings = Array.from(main.matchAll(/<h2[^>]*\sid="([^"]*)"/g), ([, id]) => `${id}`);
    // What pages have in their margins isn’t a place of theirs.
    const beside = /^(?:on-this-page|helpful-articles|ask|guides|popular|.*-heading)$/;
    expect(headings.filter((id) => !beside.test(id) && !places.includes(id))).toEqual([]);
  });
}
