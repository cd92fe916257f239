import { expect, test } from 'vitest';
import { inlineDrawings } from '#build/content/inline-drawings.ts';
import { renderMarkdown } from '#domain/read/render-markdown.ts';
import { folderWith } from '../folder-with.ts';

const drawing =
  '<?xml version="1.0"?>\n<svg viewBox="0 0 9 9" fill="currentColor"><path d="M0 0h9"/></svg>\n';

/** A text as its page has it, beside a folder with one drawing. */
function pageOf(markdown: string): string {
  return inlineDrawings(renderMarkdown(markdown).html, folderWith({ 'files/eye.svg': drawing }));
}

test('a drawing of the content is part of the page, under its alternative text', () => {
  expect(pageOf('![An eye & a "lid"](/files/eye.svg)')).toBe(
    '<p><svg role="img" aria-label="An eye &#x26; a &#x22;lid&#x22;" viewBox="0 0 9 9" fill="currentColor"><path d="M0 0h9"/></svg></p>',
  );
});

test('a picture that is no drawing of the content stays a picture', () => {
  const html = pageOf('![A chart](/files/chart.png) ![Far](https://example.org/files/eye.svg)');
  expect(html.match(/<img /g)).toHaveLength(2);
});
