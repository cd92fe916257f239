import { expect, test } from 'vitest';
import { collections } from '#content-model/collections.ts';
import { withoutEmpty } from '#content-model/parse/entry-text.ts';
import { renderMarkdown, toHtml } from '#content-model/parse/render-markdown.ts';
import { stubSettings } from '../../contact/settings.ts';
import { readGuide } from './changed-content.ts';

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

test('HTML in a text is dropped', () => {
  const text = 'Before <script>alert(1)</script><img src=x onerror=alert(1)> after';
  expect(toHtml(renderMarkdown(text).tree)).toBe('<p>Before alert(1) after</p>');
});

test('empty values are removed, but not false, zero and empty lists', () => {
  const rest = { no: false, none: 0, list: [], kept: 'a' };
  expect(withoutEmpty({ text: '', group: { inner: null }, ...rest })).toEqual(rest);
  expect(withoutEmpty([{ a: '' }, { a: 1, b: null }])).toEqual([{}, { a: 1 }]);
});
