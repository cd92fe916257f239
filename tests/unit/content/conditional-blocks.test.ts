import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyConditionalBlocks } from '#content-model/parse/conditional-blocks.ts';
import { toHtml } from '#content-model/parse/render-markdown.ts';
import { stubSettings } from '../../contact/settings.ts';
import { readGuide } from './changed-content.ts';

const text = `Always.

<!-- when delivery=console -->
Nothing is sent.

<!-- when delivery=webhook,email -->

By e-mail,
in two lines.

<!-- when turnstile=on -->
## A check

The end.
`;

test.each([
  ['console', 'key', ['Nothing is sent.']],
  ['email', '', ['By e-mail,\nin two lines.']],
  ['webhook', 'key', ['By e-mail,\nin two lines.', '## A check']],
])('with delivery by %s and the key “%s”, only blocks whose conditions hold are kept', (...row) => {
  const [delivery, key, kept] = row;
  stubSettings({ CONTACT_DELIVERY: delivery, TURNSTILE_SITE_KEY: key });
  const blocks = applyConditionalBlocks('a.md', text)
    .trim()
    .split(/\n{2,}/);
  expect(blocks).toEqual(['Always.', ...kept, 'The end.']);
});

test('other comments are dropped, also in a file with CRLF line ends', () => {
  stubSettings({});
  const note = '<!-- ask Ana -->\n\n<!-- when delivery=console -->\nNothing.';
  const guide = readFileSync('tests/fixture/guides/preparing-for-your-visit.md', 'utf8');
  const text = guide.replace(/(?<=\n---\n)[\s\S]*$/, note).replaceAll('\n', '\r\n');
  expect(toHtml(readGuide(text).body.tree)).toBe('<p>Nothing.</p>');
});

test.each([
  ['<!-- WHEN it rains -->\nA'],
  ['  <!-- When delivery=fax -->\nA'],
  ['- <!-- when delivery=console, then -->\n  A'],
  ['<!-- when\ndelivery=webhook\nalone -->\nA'],
  ['<!-- when: delivery=webhook -->\nA'],
  ['<!-- when delivery=webhook --> A'],
  ['A <!-- when delivery=webhook --> b'],
  ['A\n\n<!-- when delivery=webhook -->'],
])('a comment that begins with “when” and is no condition is refused: %s', (text) => {
  expect(() => applyConditionalBlocks('a.md', text, 10)).toThrow(/^a\.md:1[13]: when/);
});

test('the condition of a comment is one in any capitals, and code isn’t', () => {
  stubSettings({ CONTACT_DELIVERY: 'email' });
  const text =
    '  <!-- When Delivery=Webhook -->\nGone.\n\n```\n<!-- when it rains -->\n```\n<!-- whenever -->';
  const kept = applyConditionalBlocks('a.md', text);
  expect(kept.split('\n').map((line) => line.trim())).toEqual([
    '',
    '',
    '',
    '```',
    '<!-- when it rains -->',
    '```',
    '<!-- whenever -->',
  ]);
});
