import { expect, test } from 'vitest';
import { collections } from '#content-model/collections.ts';
import { formatEntryText, parseEntryText, withoutEmpty } from '#content-model/parse/entry-text.ts';
import { renderMarkdown, toHtml } from '#content-model/parse/render-markdown.ts';
import { stubSettings } from '../../contact/settings.ts';
import { readGuide, siteAt } from './changed-content.ts';

const text = 'First [see the doctor](/blog).\n\n# Wash\n\nYour hands.\n\n## Rinse\n\nTwice.';

test('an entry is read with its text, sections, links and words', () => {
  const { record, body } = readGuide({ title: 'How to Clean a Lens', body: text });
  expect(record.title).toBe('How to Clean a Lens');
  expect(toHtml(body.tree)).toContain('<h2 id="wash">Wash</h2>');
  expect(body).toMatchObject({
    sections: [
      { id: 'wash', title: 'Wash' },
      { id: 'rinse', title: 'Rinse' },
    ],
    links: ['/blog'],
    words: 9,
  });
});

test('the text of an entry depends on facts and settings', () => {
  const textIn = (town: string, delivery: string) => {
    stubSettings({ CONTACT_DELIVERY: delivery });
    const body = 'In {town}.\n\n<!-- when delivery=email -->\nBy email.';
    return readGuide({ body }, { town }).markdown;
  };
  expect(textIn('Hobbs', 'email')).toBe('In Hobbs.\n\nBy email.');
  expect(textIn('Gallup', 'email')).toBe('In Gallup.\n\nBy email.');
  expect(textIn('Gallup', 'console')).toBe('In Gallup.\n\n');
});

test('a heading gets another ID than the part of the page with the same name', () => {
  const names = ['Wash', 'Menu', 'Sources', 'Source 2', 'Related', 'At home', 'Sources'];
  const text = names.map((name) => `## ${name}`).join('\n\n');
  const { sections } = renderMarkdown(text, [], collections.problems.partIds);
  const ids = sections.map(({ id }) => id);
  expect(ids[0]).toBe('wash');
  expect(new Set(ids).size).toBe(names.length);
  for (const own of ['menu', 'sources', 'source-2', 'related', 'at-home']) {
    expect(ids).not.toContain(own);
  }
});

test('a heading in a quotation or a list is part of that, and begins no section', () => {
  const body = 'One.\n\n## Two\n\n> ## Three\n>\n> Four.\n\n- ## Five\n\n  Six.\n\n## Seven';
  const guide = 'preparing-for-your-visit';
  const { guides } = siteAt('2026-11-27', { [`guides/${guide}.md`]: { body } });
  const { sections, parts } = guides.find(({ slug }) => slug === guide) ?? {};
  expect(sections?.map(({ title }) => title)).toEqual(['Two', 'Seven']);
  expect(parts).toEqual([
    '<p>One.</p>\n',
    '<h2 id="two">Two</h2>\n<blockquote>\n<h2 id="three">Three</h2>\n<p>Four.</p>\n</blockquote>\n<ul>\n<li>\n<h2 id="five">Five</h2>\n<p>Six.</p>\n</li>\n</ul>\n',
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
  const renamed = [
    { ...people, title: 'Persons' },
    { ...second, size: 40 },
  ];
  expect(change({ groups: renamed, more: ['a: b'], ignored: 'b' })).toBe(
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

test('HTML in a text is dropped', () => {
  const text = 'Before <script>alert(1)</script><img src=x onerror=alert(1)> after';
  expect(toHtml(renderMarkdown(text).tree)).toBe('<p>Before alert(1) after</p>');
});

test('empty values are removed, but not false, zero and empty lists', () => {
  const rest = { no: false, none: 0, list: [], kept: 'a' };
  expect(withoutEmpty({ text: '', group: { inner: null }, ...rest })).toEqual(rest);
  expect(withoutEmpty([{ a: '' }, { a: 1, b: null }])).toEqual([{}, { a: 1 }]);
});
