import { expect, test } from 'vitest';
import { markdownOf } from '#build/derive/markdown.ts';
import { mainContent, parsePage } from '#build/derive/rendered-pages.ts';
import { passagesOf } from '#build/derive/search-index.ts';

const address = 'https://practice.test/services/lenses';
const head = `<link rel="canonical" href="${address}"><link type="text/markdown" href="/x.md">`;

function markdown(main: string, ofHead = head) {
  const footer =
    '<footer><a href="/">Home</a> <a href="tel:+12025550123">(202) 555-0123</a></footer>';
  return markdownOf(parsePage(`<html><head>${ofHead}</head><body><main>${main}</main>${footer}`));
}

const passages = (main: string) => passagesOf(mainContent(parsePage(`<main>${main}</main>`)));

test('Markdown has a page’s text, its address, and the phone', async () => {
  const text = await markdown(
    '<h1>Lenses</h1><p>Wash them.<sup><a href="#source-1">1</a></sup></p><p><a href="/a">See</a></p>',
  );
  expect(text).toBe(
    `# Lenses\n\nWash them.[\\[1\\]](${address}#source-1)\n\n[See](https://practice.test/a)\n\n` +
      `<${address}>\n\n[(202) 555-0123](tel:+12025550123)\n`,
  );
});

test.each([
  '<nav>Gone</nav>',
  '<button>Gone</button>',
  '<form>Gone</form>',
  '<noscript>Gone</noscript>',
  '<p hidden>Gone</p>',
  '<span aria-hidden="true">Gone</span>',
  '<div data-island="x">Gone</div>',
  '<p data-open-now="[]">Gone</p>',
  '<div data-changes="">Gone</div>',
  '<p data-text="skip">Gone</p>',
  '<svg><title>Gone</title></svg>',
  '<!-- Gone -->',
])('neither Markdown nor search has %s', async (html) => {
  const main = `<h1>Lenses</h1><div>${html}</div>`;
  expect(await markdown(main)).not.toContain('Gone');
  expect(JSON.stringify(passages(main))).not.toContain('Gone');
});

test('a page whose head names no Markdown has none', async () => {
  expect(await markdown('<h1>Lenses</h1>', '')).toBeUndefined();
});

test('each heading starts a passage at its own anchor, and so does each question', () => {
  const html = `<h1>Lenses</h1><p>All of them.</p>
    <section><h2 id="wash">Wash</h2><ol><li>Soap</li><li><h3>Rinse</h3><p>Well.</p></li></ol></section>
    <section><h2 id="faq">Questions</h2><details><summary><h3>How?</h3></summary><p>So.</p></details></section>`;
  expect(passages(html)).toEqual([
    { heading: 'Lenses', text: 'All of them.' },
    { heading: 'Wash', anchor: 'wash', text: 'Soap Rinse Well.' },
    { heading: 'How?', anchor: 'faq', text: 'So.' },
  ]);
});

test('a passage is one line', () => {
  const html = `<h1>A</h1><p>Wash <em>all</em> of <a href="/b">them</a>, daily</p>
    <table><thead><tr><th>Day</th></tr></thead><tbody><tr><td>One</td><td>Two</td></tr></tbody></table>`;
  expect(passages(html)[0]?.text).toBe('Wash all of them, daily One Two');
});

test('a passage has nothing of other pages or of sources', () => {
  const html = `<h1>A</h1><ul><li><a href="/b">Gone</a></li><li><a href="/b">Read</a> this.</li></ul>
    <div data-text="skip"><h3>Gone</h3></div><section><h2 id="sources">Sources</h2><p>Gone</p></section>
    <table><tbody><tr><td>Glare<sup>Gone</sup></td></tr></tbody></table>`;
  expect(passages(html)).toEqual([{ heading: 'A', text: 'Read this. Glare' }]);
});
