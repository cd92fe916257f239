import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEntry } from '#build/content/read-entry.ts';
import { applyConditionalBlocks } from '#domain/read/conditional-blocks.ts';
import { toHtml } from '#domain/read/render-markdown.ts';
import { guideSchema } from '#domain/schema/article.ts';
import { stubSettings } from '../../contact/settings.ts';
import { validGuide, writeEntry } from './entry-files.ts';

beforeEach(() => stubSettings({}));
afterEach(() => vi.unstubAllEnvs());

const text = `Always.

<!-- when delivery=console -->
Nothing is sent.

<!-- when delivery=email -->
By e-mail,
in two lines.

<!-- when turnstile=on -->
## A check

The end.
`;

test('a block stays only where the condition above it is met', () => {
  expect(applyConditionalBlocks('a.md', text)).toMatch(
    /^Always\.\n\nNothing is sent\.\n\n+The end\.\n$/,
  );
  stubSettings({ CONTACT_DELIVERY: 'email' });
  expect(applyConditionalBlocks('a.md', text)).toMatch(
    /^Always\.\n\n+By e-mail,\nin two lines\.\n\n+The end/,
  );
  stubSettings({ CONTACT_DELIVERY: 'webhook', TURNSTILE_SITE_KEY: 'key' });
  expect(applyConditionalBlocks('a.md', text)).toMatch(/^Always\.\n\n+## A check\n\nThe end\.\n$/);
});

test('a condition may be separated from its block by an empty line', () => {
  const spaced = text.replaceAll(' -->\n', ' -->\n\n');
  expect(applyConditionalBlocks('a.md', spaced)).toBe(applyConditionalBlocks('a.md', text));
});

test('other comments are dropped, also in a file with CRLF line ends', () => {
  const note =
    '<!-- draft: ask Ana -->\r\n\r\nText.\r\n\r\n<!-- when delivery=console -->\r\nNothing.\r\n';
  const html = toHtml(readEntry(writeEntry(validGuide, note), guideSchema).body.tree);
  expect(html).toMatch(/^\s*<p>Text\.<\/p>\s*<p>Nothing\.<\/p>/);
});

test('an entry is read again when the settings have changed', () => {
  const file = writeEntry(validGuide, text);
  expect(toHtml(readEntry(file, guideSchema).body.tree)).toContain('Nothing is sent.');
  stubSettings({ CONTACT_DELIVERY: 'webhook', TURNSTILE_SITE_KEY: 'key' });
  const { body } = readEntry(file, guideSchema);
  expect(toHtml(body.tree)).not.toContain('Nothing is sent.');
  expect(body.sections[0]).toEqual({ id: 'a-check', title: 'A check' });
});

test.each([
  ['<!-- when delivry=email -->\nText', /a\.md: delivry/],
  ['<!-- when delivery=pigeon -->\nText', /a\.md: delivery\.0\n {2}expected: one of "console"/],
  ['<!-- when delivery=email -->\n\n', /a block below it\s+received: no block/],
  ['<!-- when delivery=email -->\n\n<!-- when turnstile=on -->\nText', /a block below it/],
])('the wrong condition in %j stops the build', (wrong, complaint) => {
  expect(() => applyConditionalBlocks('a.md', wrong)).toThrow(complaint);
});
