import { expect, test } from 'vitest';
import { inlineDrawings } from '#build/content/site-content.ts';
import { renderMarkdown, toHtml } from '#content-model/parse/render-markdown.ts';
import { folderWith } from '../folder-with.ts';

const drawing =
  '<?xml version="1.0"?>\n<svg viewBox="0 0 9 9" fill="currentColor"><path d="M0 0h9"/></svg>\n';

/** Renders Markdown with a content folder that has one drawing. */
function pageOf(markdown: string): string {
  const { tree } = renderMarkdown(markdown);
  inlineDrawings(tree, folderWith({ 'files/eye.svg': drawing }));
  return toHtml(tree);
}

test('a drawing is inlined with its alternative text as label, and with its title', () => {
  expect(pageOf('![An eye & a "lid"](/files/eye.svg "Seen from the <front>")')).toBe(
    '<p><svg role="img" aria-label="An eye &#x26; a &#x22;lid&#x22;" viewBox="0 0 9 9" fill="currentColor"><title>Seen from the &#x3C;front></title><path d="M0 0h9"/></svg></p>',
  );
  expect(pageOf('[![An eye](/files/eye.svg)](/blog)')).toBe(
    '<p><a href="/blog"><svg role="img" aria-label="An eye" viewBox="0 0 9 9" fill="currentColor"><path d="M0 0h9"/></svg></a></p>',
  );
});

test('the ids of a drawing differ from those of the page and of other drawings', () => {
  const svg =
    '<svg aria-labelledby="main t"><title id="t">A</title><use href="#main"/><path id="main" fill="url(#main)"/></svg>';
  const { tree } = renderMarkdown('![An eye](/files/eye.svg)\n\n![An eye](/files/eye.svg)');
  inlineDrawings(tree, folderWith({ 'files/eye.svg': svg }));
  const html = toHtml(tree);
  for (const own of ['drawing-1', 'drawing-2'])
    expect(html).toContain(
      `aria-labelledby="${own}:main ${own}:t"><title id="${own}:t">A</title><use href="#${own}:main"/><path id="${own}:main" fill="url(#${own}:main)"/>`,
    );
});

test('other pictures stay <img> elements', () => {
  const html = pageOf('![A chart](/files/chart.png) ![Far](https://example.org/files/eye.svg)');
  expect(html.match(/<img /g)).toHaveLength(2);
});
