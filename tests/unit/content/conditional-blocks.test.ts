import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBrand } from '#build/content/read-brand.ts';
import { readEntry } from '#build/content/read-entry.ts';
import { applyConditionalBlocks } from '#domain/read/conditional-blocks.ts';
import { toHtml } from '#domain/read/render-markdown.ts';
import { textSettings, videoSetting } from '#domain/read/text-settings.ts';
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

test('a video with an absolute URL counts as hosted elsewhere', () => {
  const own = { src: '/media/loop.mp4', type: 'video/mp4' as const };
  const foreign = { src: 'https://videos.example/loop.mp4', type: 'video/mp4' as const };
  expect([[], [own], [own, foreign]].map(videoSetting)).toEqual(['own', 'own', 'elsewhere']);
  const texts = '<!-- when video=own -->\nOurs.\n\n<!-- when video=elsewhere -->\nTheirs.\n';
  const brand = readBrand();
  const withVideo = (...video: (typeof own)[]) =>
    textSettings({ brand: { ...brand, hero: { ...brand.hero, video } } });
  expect(applyConditionalBlocks('a.md', texts, withVideo(own)).trim()).toBe('Ours.');
  expect(applyConditionalBlocks('a.md', texts, withVideo(foreign)).trim()).toBe('Theirs.');
});

test('only media that the site shows is declared as made by computer', () => {
  const brand = readBrand();
  const files = [{ src: '/media/loop.mp4', type: 'video/mp4' as const }];
  const settingOf = (madeByComputer: ('pictures' | 'video')[], video: typeof files) =>
    textSettings({ brand: { ...brand, madeByComputer, hero: { ...brand.hero, video } } })[
      'madeByComputer'
    ];
  expect(settingOf([], files)).toBe('none');
  expect(settingOf(['pictures'], files)).toBe('pictures');
  expect(settingOf(['video'], files)).toBe('video');
  expect(settingOf(['pictures', 'video'], files)).toBe('both');
  // Without a video, only pictures are declared.
  expect(settingOf(['pictures', 'video'], [])).toBe('pictures');
  expect(settingOf(['video'], [])).toBe('none');
});

test('a passage for one state is only shown to a practice in that state', () => {
  const texts = '<!-- when state=NJ,NY -->\nAs our state asks.\n';
  expect(applyConditionalBlocks('a.md', texts, { state: 'NJ' }).trim()).toBe('As our state asks.');
  expect(applyConditionalBlocks('a.md', texts, { state: 'NM' }).trim()).toBe('');
  expect(applyConditionalBlocks('a.md', texts).trim()).toBe('');
});

test('a source that only a dropped passage cites is not listed, and the others are renumbered', () => {
  const texts =
    '<!-- when state=NJ -->\nA law says so.[^cdc-wear]\n\nWash your hands.[^fda-risks]\n';
  const file = writeEntry(validGuide, texts);
  const elsewhere = readEntry(file, guideSchema, {}, { state: 'NM' });
  // The guide lists a third source that no text cites. Its author wants to show it.
  expect(elsewhere.record.sources).toEqual(['fda-risks', 'aoa-care']);
  expect(toHtml(elsewhere.body.tree)).toContain('Wash your hands.<sup><a href="#source-1"');
  const there = readEntry(file, guideSchema, {}, { state: 'NJ' });
  expect(there.record.sources).toEqual(validGuide.sources);
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
  ['<!-- wen delivery=email -->\nText', /a\.md: wen/],
  ['<!-- when delivery=email -->\n\n', /a block below it\s+received: no block/],
  ['<!-- when delivery=email -->\n\n<!-- when state=NJ -->\nText', /a block below it/],
])('the wrong condition in %j stops the build', (wrong, complaint) => {
  expect(() => applyConditionalBlocks('a.md', wrong)).toThrow(complaint);
});
