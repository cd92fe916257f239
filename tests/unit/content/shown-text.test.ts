import { expect, test } from 'vitest';
import { asShown } from '../../../editor/shown-text.ts';

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
