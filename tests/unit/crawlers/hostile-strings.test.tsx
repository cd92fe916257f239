import fastCheck from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from '#components/head/head.tsx';
import { renderMarkdown, toHtml } from '#content-model/parse/render-markdown.ts';
import { type ArticlePage, guides } from '#domain/content.ts';
import { guideJsonLd } from '#domain/structured-data/entries.ts';
import { inline } from '#server/files/llms.ts';

test('structured data stays inside its element', () => {
  const title =
    '</script><script>alert(1)</script><!-- ]]> &lt;b&gt; & "\' \u2028\u2029\u0000 \\u003c';
  const graph = guideJsonLd({ ...(guides[0] as ArticlePage), title, author: title });
  const markup = renderToStaticMarkup(<StructuredData graph={graph} />);
  const element = /^<script type="application\/ld\+json">([^<>&\u2028\u2029]*)<\/script>$/;
  const [, inside = 'nothing'] = element.exec(markup) ?? [];
  expect(JSON.parse(inside)).toEqual(JSON.parse(JSON.stringify(graph)));
  expect(inside).toContain('alert(1)');
});

test('text inlined into Markdown stays plain text, whatever its characters', () => {
  const unit = fastCheck.constantFrom(...'#>-+=*_~`[]()<>!|&;\\/"\'a1. \n\t');
  const texts = fastCheck.property(fastCheck.string({ unit }), (text) => {
    const { tree } = renderMarkdown(inline(text));
    expect(toHtml(tree)).toMatch(/^(<p>[^<]*<\/p>)?$/);
  });
  fastCheck.assert(texts, { numRuns: 2000 });
});
