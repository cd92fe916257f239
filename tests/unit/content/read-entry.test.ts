import { expect, test } from 'vitest';
import { factValues } from '#build/content/fact-values.ts';
import { readPractice } from '#build/content/read-practice.ts';
import { collections } from '#content-model/collections.ts';
import { formatEntryText, parseEntryText } from '#content-model/parse/entry-text.ts';
import { fillInFacts } from '#content-model/parse/fill-in-facts.ts';
import { renderMarkdown, toHtml } from '#content-model/parse/render-markdown.ts';
import { asShown } from '../../../editor/shown-text.ts';
import { readGuide, siteAt } from './changed-content.ts';

test('a heading gets another ID than the part of the page with the same name', () => {
  const names = ['Wash', 'Menu', 'Sources', 'Source 2', 'Related', 'At home', 'Sources'];
  const text = names.map((name) => `## ${name}`).join('\n\n');
  const { sections } = renderMarkdown(text, { partIds: collections.problems.partIds });
  const ids = sections.map(({ id }) => id);
  expect(ids[0]).toBe('wash');
  expect(new Set(ids).size).toBe(names.length);
  const ofPage = ['menu', 'sources', 'source-2', 'related', 'at-home'];
  expect(ids.filter((id) => ofPage.includes(id))).toEqual([]);
});

test('a heading in a quotation or a list is part of that, and begins no section', () => {
  const body = 'One.\n\n## Two\n\n> ## Three\n>\n> Four.\n\n- ## Five\n\n  Six.\n\n## Seven';
  const guide = 'preparing-for-your-visit';
  const { guides } = siteAt('2026-11-27', { [`guides/${guide}.md`]: { body } });
  const { sections, parts } = guides.find(({ slug }) => slug === guide) ?? {};
  expect(sections?.map(({ title }) => title)).toEqual(['Two', 'Seven']);
  expect(parts).toEqual([
    '<p>One.</p>\n',
    expect.stringMatching(/^<h2 id="two">Two.*<h2 id="three">.*<li>.*<h2 id="five">.*<\/ul>\n$/s),
    '<h2 id="seven">Seven</h2>',
  ]);
});

test('a changed file keeps its comments, and the lines that didn’t change', () => {
  const text = `# Above all

# Of groups
groups:
  - title: People # at the end
    # Of child
    words: { child: "kid" }
  # Of the second
  - title: 'Second'
    size: 33.50
ignored: >-
  a about
empty:
`;
  const data = parseEntryText(text);
  const change = (after: object) => formatEntryText({ ...data, ...after }, { text, data });
  const [people, second] = data['groups'] as Record<string, unknown>[];
  expect(change({})).toBe(text);
  const renamed = { ...people, title: 'Persons' };
  const resized = { ...second, size: 40 };
  expect(change({ groups: [renamed, resized], more: ['a: b'], ignored: 'b' })).toBe(
    text
      .replace('People', 'Persons')
      .replace('33.50', '40')
      .replace('>-\n  a about', 'b')
      .concat("more:\n  - 'a: b'\n"),
  );
  expect(change({ groups: [{ title: 'First' }, second, people] })).toBe(
    text
      .replace('groups:\n', 'groups:\n  - title: First\n')
      .replace(/( {2}- title: People.*\n.*\n.*\n)((?:.*\n){3})/, '$2$1'),
  );
});

test.each([
  ['Ask <your doctor> & <Name>.', '<p>Ask &#x3C;your doctor> &#x26; &#x3C;Name>.</p>'],
  ['<my-element>\nand **bold**', '<p>&#x3C;my-element>\nand <strong>bold</strong></p>'],
  ['> <!DOCTYPE x>', '<blockquote>\n<p>&#x3C;!DOCTYPE x></p>\n</blockquote>'],
  ['<?php ?> <![CDATA[a]]>', '<p>&#x3C;?php ?> &#x3C;![CDATA[a]]></p>'],
  ['\\<b> `<b>`', '<p>&#x3C;b> <code>&#x3C;b></code></p>'],
  ['`<!-- a -->` \\<!-- b -->', '<p><code>&#x3C;!-- a --></code> &#x3C;!-- b --></p>'],
  ['A ` and `` <!-- c -->d', '<p>A ` and `` d</p>'],
  ['```\n# a\n<!-- b --> [^c]\n```', '<pre><code># a\n&#x3C;!-- b --> [^c]\n</code></pre>'],
  ['<a@b.test>', '<p><a href="mailto:a@b.test">a@b.test</a></p>'],
  ['<!-- a\n\nb -->\nWords', '<p>Words</p>'],
  ['<!-- a --> Call <!---->911.', '<p>Call 911.</p>'],
  ['A\n\n    Indented **words**', '<p>A</p>\n<p>Indented <strong>words</strong></p>'],
  ['> # A\n\nB\n===', '<blockquote>\n<h2 id="a">A</h2>\n</blockquote>\n<h2 id="b">B</h2>'],
  ['[as](/a) [agreed] (see), #1', '<p><a href="/a">as</a> [agreed] (see), #1</p>'],
])('a text is shown as written: %s', (text, html) => {
  const { tree, faults } = renderMarkdown(text);
  expect(faults).toEqual([]);
  expect(toHtml(tree)).toBe(html);
});

test('headings without letters have IDs of their own', () => {
  const { tree } = renderMarkdown('## 👓\n\n## —\n\n## 1\n\n## 👓\n\n## 🕶️\n\n## Two\u00a0words');
  const ids = Array.from(toHtml(tree).matchAll(/ id="([^"]*)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(6);
  for (const id of ids) expect(id).toMatch(/^\S*[\p{L}\p{N}]\S*$/u);
});

test.each([
  ['眼睛检查很重要，请每年来一次。'.repeat(100), 600, 1100],
  ['目の検査はとても大切です。'.repeat(100), 500, 1100],
  ['ตรวจสายตาทุกปี'.repeat(100), 300, 600],
  ['ກວດຕາທຸກປີ'.repeat(100), 300, 600],
  ['ពិនិត្យភ្នែករៀងរាល់ឆ្នាំ'.repeat(100), 300, 800],
  ['Don’t wait, 20/20 '.repeat(100), 300, 300],
  ['# See [the doctor](/blog)', 3, 3],
])('the words of a text are counted in any script: %.10s…', (text, least, most) => {
  const { words } = renderMarkdown(text);
  expect(words >= least && words <= most, `${words}`).toBe(true);
});

test('length limits count the fact, not its placeholder', () => {
  const read = (town: string) => readGuide({ title: `{town} ${'x'.repeat(60)}` }, { town });
  expect(() => read('x'.repeat(40))).toThrow(/title\n {2}expected: at most/);
  expect(read('Taos').record.title).toHaveLength(65);
});

test('towns follow the order of locations, with opening ones listed apart', () => {
  const facts = readPractice();
  const place = (locality: string, order: number, status: 'open' | 'closed' | 'opening') =>
    facts.locations.map((own) => {
      return { ...own, order, status, address: { ...own.address, locality } };
    });
  const locations = [
    ...place('Roswell', 3, 'open'),
    ...place('Deming', 4, 'closed'),
    ...place('Clovis', 2, 'opening'),
    ...place('Gallup', 1, 'open'),
  ];
  expect(factValues({ ...facts, locations })).toMatchObject({
    town: 'Gallup',
    towns: 'Gallup and Roswell',
    comingTowns: 'Clovis',
    state: 'New Mexico',
  });
});

test.each([
  ['five days', 'Most glasses are ready in five days. Come in.'],
  ['', 'Come in.'],
])('if glasses are ready in “%s”, a text says: %s', (glassesReady, said) => {
  const facts = readPractice();
  const values = factValues({ ...facts, practice: { ...facts.practice, glassesReady } });
  expect(fillInFacts('a.md', { text: '{glassesReady} Come in.' }, values)).toEqual({ text: said });
});

const wrapped = 'A file that was\nwrapped by hand\nstays as it is.';

test.each([
  ['a new line', '100 Boutique Row\nTowaco', '', '100 Boutique Row\\\nTowaco'],
  ['a file wrapped by hand', wrapped, wrapped, wrapped],
  ['a change in it', wrapped.replace('by', 'with a'), wrapped, wrapped.replace('by', 'with a')],
  ['a new line in it', wrapped.replace(' by', '\nby'), wrapped, wrapped.replace(' by', '\\\nby')],
  ['a line below it', `${wrapped}\nYes.`, wrapped, `${wrapped}\\\nYes.`],
  ['a quote and bold words', '> a\n> b\n\n**c**\n**d**', '', '> a\\\n> b\n\n**c**\\\n**d**'],
  ['a web address', 'https://a.test\nWWW.b.test\nc', '', 'https://a.test \\\nWWW.b.test \\\nc'],
  ['blocks other than paragraphs', '- a\n- b\n\n```\nc\nd\n```', '', '- a\n- b\n\n```\nc\nd\n```'],
  ['an indent', 'A\n\n    b\n\tc\n\nD', '', 'A\n\n    b\\\n\tc\n\nD'],
  ['an indent in a quote', '>     a\n>     b', '', '>     a\\\n>     b'],
  ['a backslash', 'A \\\\<b> and\n\n\\\\[c]: d', '', 'A \\<b> and\n\n\\[c]: d'],
  ['a backslash that was there', 'A <b> <i>', 'The \\<b>', 'A \\<b> <i>'],
  ['an indent in a list', '- a\n\n      b', '', '- a\n\n      b'],
  ['spaces in a fence', '```\n    a\n```', '', '```\n    a\n```'],
])('the site shows what the form does: %s', (_what, text, former, saved) => {
  expect(asShown(text, former)).toBe(saved);
});
