import { readFileSync } from 'node:fs';
import type { Change } from './changed-content.ts';

/**
 * A change, what the build says to it, and the file that it names, if it isn't the changed one. It says what it expected
 * and received, and before these which field, if that isn't the first one that was changed.
 */
export type Refusal = [change: Change, complaint: string, blamed?: string];

const nextWeek = new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);
/** An answer without an order. */
const calm = 'It looks worse than it is, and it fades by itself.';
const questions = Array.from({ length: 13 }, (_, index) => `Is this question ${index}?`);
/** One field of each kind of text on the page of an eye problem. */
const textsOfProblem =
  'home.steps.1 home.avoid.0 notice.2 visit help plate.caption view.alt show.text body'.split(' ');

/** Another page for patients, at an address that every practice has. */
const look = readFileSync('tests/fixture/patients/first-look.md', 'utf8')
  .replace('slug: first-look', 'slug: contact')
  .replace('order: 3', 'order: 9');

/** Texts that a page would show in another way than they were written, or not at all. */
const refusedTexts: [body: string, expected: string, received: string][] = [
  ['Now <B>here</B>.', '**words** for bold, or \\< for a <', '<B>'],
  ['> - Monday<br>Tuesday', 'a backslash at the end', '<br>'],
  ['<your doctor>\n<iframe src="x"></iframe>', 'a link to the page', '<iframe src="x">'],
  ['<div\nOpen.', 'words without the tag', '<div'],
  ['</p>', 'words without the tag', '</p>'],
  ['A.\n\n  <!--WHEN turnstile=on -->\n\nB.', 'with another word than “when”', '<!--'],
  ['<!-- a\n\nCall 911.', 'a comment that ends with -->', '<!-- a'],
  ['[Hours]: 9-5', 'isn’t shown', '[Hours]: 9-5'],
  ['[a]: /contact\n[a]: /paying\n\n[a]', 'isn’t shown', '[a]: /paying'],
  ['Get [the *form*](/files/New Form.pdf).', 'a space before or', '[the form](/files/New'],
  ['See [the form] (/contact).', 'a space before or', '[the form] (/contact)'],
  ['[the form] ( https://a.test )', 'a space before or', '[the form] ('],
  ['(the form)[/contact]', 'with its own address', ')[/contact]'],
  ['Ask [](/contact).', 'words between the [ ]', '[](/contact)'],
  ['![A map][map]', 'a picture such as', '![A map]'],
  ['[the form][form]', 'with its own address', '[the form][form]'],
  ['##Hours', 'a space after the ##', '##Hours'],
  ['A\n\n##\n\nB', 'words after the ##', '##'],
  ['- [ ] One', 'a list without [ ]', '- [ ] One'],
  ['> | Day | Hours |\n> | Mon | 9 |', 'a table with a head', 'Day'],
  ['Day|Hours\nMon|9', 'a table with a head', 'Day'],
  ['| | |\n|-|-|\n| a | b |', 'a table with words in its first row', '|'],
  ['| a | b |\n|-|-|\n| 1 | 2 | 3 |', 'at most 2 cells', '3 |'],
  ['``` Call 911\n```', 'code in the lines below', '``` Call 911'],
  ['A head[^aoa-computer]\n---', 'a heading that cites no', 'A head[^aoa-computer]'],
];

/** Changes in entries of the fixture that stop the build. */
export const refusedEntries: Record<string, Refusal[]> = {
  'guides/preparing-for-your-visit.md': [
    ['---\nslug: a\ntitle: One: two\n---\n', 'the file | YAML | at line 3, column 8'],
    [{ title: undefined }, 'a text | nothing'],
    [{ language: 'Spanish' }, 'es for Spanish | "Spanish"'],
    [{ title: 'Short' }, 'at least 10 characters | "Short" (5 characters)'],
    [{ slug: 'Clean lenses' }, 'joined by hyphens, such as dry-eye | "Clean lenses"'],
    [{ slug: 'index' }, 'a slug that the site does not use itself | "index"'],
    [{ slug: 'other' }, '"preparing-for-your-visit", the name of the file | "other"'],
    [{ keywords: 'x'.repeat(501) }, 'at most 500 characters | (501 characters)'],
    [{ date: '2023-02-30' }, 'a date such as 2026-03-15 | "2023-02-30"'],
    [{ facts: [] }, 'at least 1 entry | 0 entries'],
    [{ 'image.focus': { x: 101, y: 50 } }, 'image.focus.x | at most 100 | 101'],
    [{ 'image.file': 'none.jpg' }, 'a file in content/images | none.jpg'],
    [{ category: 'gardening' }, 'a category of content/practice/categ | gardening'],
    [{ related: [] }, 'at least 2 entries. Where to read on: paths such | 0 entries'],
    [{ 'related.0': 'https://a.test' }, 'a path of this site | "https://a.test"'],
    [{ 'related.0': '/services/nope' }, 'the path of an existing page | /services/nope'],
    [{ 'signs.0': 'no-sign' }, 'the id of a sign in content/signs.yaml | no-sign'],
    [{ 'sources.0': 'nobody' }, 'the id of a source in content/sources.yaml | nobody'],
    [{ 'sources.0': 'aoa-computer' }, 'sources | each source once | 3 entries'],
    [{ formerSlugs: ['a', 'a'] }, 'an address of its own | /helpful-links/a'],
    [{ tool: { name: 'break-timer', after: 'a' } }, 'tool.after | a section of the text | a'],
    [{ title: 'A long title[^aoa-computer]' }, 'a text without [^id] | title[^aoa'],
    [{ body: 'In {constructor}.' }, 'one of {practice}, {town} | {constructor}'],
    [{ updated: nextWeek }, `a day that isn’t in the future | "${nextWeek}"`],
    [{ body: '- A\n- [^aoa-computer]: B.' }, 'only [^id], at the end of a | [^aoa-computer]: '],
    [{ body: 'Wash.[^me]' }, 'a marker | own sources | [^me]'],
    ...refusedTexts.map(([body, expected, received]): Refusal => {
      return [{ body }, `${expected} | ${received}`];
    }),
    ...['javascript:alert(1)', 'data:text/html,hello', 'http://a.test/', 'a.test', '//a.test/'].map(
      (link): Refusal => [{ body: `[A](${link}).` }, `that begins with https:// | ${link}`],
    ),
    [{ body: '[A](/blog/nope#a).' }, 'the path of an existing page | /blog/nope#a'],
    [{ body: '[A](/files/none.pdf).' }, 'a file in content/files | /files/none.pdf'],
    [{ body: '[A](</files/New Form.pdf>).' }, 'such as new-form.pdf | /files/New%20Form'],
    ...['https://a.test/a.png', 'a.png', '/a', '/files/none.png'].map((src): Refusal => {
      return [{ body: `A frame: ![A](${src})` }, `a picture of content/files | ${src}`];
    }),
  ],
  'problems/sore-red-eye.md': [
    [{ 'view.file': 'none.svg' }, 'a file in content/plates | none.svg'],
    [{ signs: ['itch', 'red-sore'], answer: calm }, '1 to 7 signs of the level now or call | 0'],
    [{ signs: ['chemical', 'speck'] }, 'first sign of the level today with `subject` | speck'],
    ...['Is it red? Call 911 now.', 'Go to an emergency room.'].map((order): Refusal => {
      const signs = ['surgeons-eye', 'red-sore'];
      return [{ signs, answer: `${calm} ${order}` }, 'answer | of the level now | '];
    }),
    [{ answer: `${calm} Ask your surgeon.` }, 'of the level call | surgeon'],
    [{ level: 'soon', signs: ['chemical'] }, 'answer | of the level today | today'],
    [{ row: 'no' }, 'the id of a row | no'],
    [{ 'home.steps': questions.slice(0, 4) }, 'at most 3 entries | 4 entries'],
    ...textsOfProblem.map((field): Refusal => {
      return [{ [field]: `${calm} Or come in today.` }, 'make it a sign in | come in today'];
    }),
    [{ 'questionsToAsk.0': 'Tell me what it costs.' }, 'a question, with a | "Tell me'],
    [{ 'questionsToAsk.3': 'Do I call 911?' }, 'make it a sign | 911'],
    [{ explained: ['surgeons-eye'] }, 'explained.0 | would be hidden | surgeons-eye'],
    [{ told: [] }, '"explained", its new name | 0 entries'],
  ],
  'services/lens-fitting.md': [
    [{ body: 'Call 911.' }, 'the fields above | Call 911.'],
    [{ order: 1.5 }, 'a whole number | 1.5'],
    [{ questionsToAsk: questions }, 'at most 12 entries | 13 entries'],
  ],
  'patients/first-look.md': [
    [{ 'steps.0.text': `I sit.${' word'.repeat(12)}.` }, 'sentences of at most 11 words | "I sit.'],
    [{ 'steps.0.picture': 'lamp.gif' }, 'an .svg of content/plates, | "lamp.gif"'],
    [{ 'steps.0.picture': 'none.svg' }, 'a file in content/plates | none.svg'],
  ],
  'pages/home.md': [[{ 'sections.book.links.0': '/a' }, 'the path of an existing page | /a']],
  'patients/contact.md': [[look, 'slug | an address of its own | /contact', 'pages/contact.md']],
  'pages/contact.md': [
    [{ slug: 'careers' }, 'the slug of a page that the site has | "careers"'],
    [{ 'sections.form': undefined }, 'the fields heading | nothing'],
  ],
  'legal/terms.md': [[null, 'the file | a legal text that every page links to | no file']],
};
