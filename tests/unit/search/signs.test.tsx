import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchPage } from '#components/search/search-page.tsx';
import type { SignRecord } from '#content-model/schema/signs.ts';
import { vocabulary } from '#domain/content.ts';
import { createSignFinder } from '#domain/search/signs.ts';
import { createTerms } from '#domain/search/terms.ts';
import { closedRules, type Level } from '#domain/words/urgency.ts';

function sign(id: string, level: Level, adults: string, keywords = ''): SignRecord {
  return { id, level, adults, keywords, sources: [] };
}

const signs = [
  sign('blow', 'now', 'After any blow, vision is blurry or double.'),
  sign('pink', 'soon', 'An eye is pink or sticky, with no pain, blur, or contacts.'),
  sign('slow-blur', 'soon', 'Your vision slowly becomes blurry.'),
  sign('far', 'soon', 'You can’t see things that are far away.'),
  sign('glasses', 'soon', 'Your glasses are broken.', 'frame'),
  sign('lenses', 'today', 'You wear contact lenses and an eye is red.'),
  sign('painful', 'today', 'An eye is red and painful.'),
  sign('surgery', 'call', 'Your surgeon: after eye surgery, more pain.'),
  sign('soap', 'call', 'Poison Help: soap or paint got in an eye.'),
  sign('chemical', 'now', 'A strong chemical got in an eye.', 'bleach splash'),
  sign('metal', 'now', 'Metal flew into the eye.'),
  sign('poked', 'now', 'Something pointed hit the eye, such as a stick.', 'poked'),
  sign('blow-sick', 'now', 'After any blow, you feel sick.'),
  sign('closure', 'now', 'The eye hurts, and you throw up or see halos.'),
  sign('blind', 'now', 'You suddenly can’t see, in one eye or both.', 'blindness'),
  sign('double', 'now', 'You suddenly see double.', '180'),
];
const findSign = createSignFinder(
  { groups: [{ title: 'All', signs }] },
  createTerms(vocabulary),
  (term) => term === 'pointer',
);

test.each([
  // A symptom of words that say nothing alone
  ['I can’t see', 'blind'],
  ['cant see out of one eye', 'blind'],
  ['Seeing DOUBLE?', 'double'],
  ['throwing up with halos and an eye ache', 'closure'],
  // Harmless words veto nothing.
  ['bleach in my eyes', 'chemical'],
  ['at my grandmothers birthday party some bleach splashed', 'chemical'],
  ['my sister got poked with a pencil in art class', 'poked'],
  // The sign with the most of the query wins.
  ['can’t see the far away road signs', 'far'],
  ['eyes are red and they hurt', 'painful'],
  ['red eye with contacts', 'lenses'],
  // A condition that the query doesn't name
  ['blurry vision', 'slow-blur'],
  ['blurry vision, someone punched me', 'blow'],
  ['hurts', 'painful'],
  ['hurts since my LASIK', 'surgery'],
  // Everyday words, plurals, and misspellings
  ['hit by a baseball and nauseous', 'blow-sick'],
  ['eyeballs sore and bloodshot', 'painful'],
  ['chemcial', 'chemical'],
  ['shampoo in the kids’ eyes', 'soap'],
  // Not "pain"
  ['paint in my eye', 'soap'],
  ['pink eye', 'pink'],
  ['metal in my eye', 'metal'],
])('“%s” finds the sign %s', (query, id) => {
  expect(findSign(query)?.id).toBe(id);
});

test.each([
  'eye',
  'vision',
  'contact lenses',
  'what is it',
  'zebra',
  'paints',
  'metal frames',
  'pointer',
  '180',
  'pink metal stick halos double glasses',
])('“%s” finds no sign', (query) => {
  expect(findSign(query)).toBeUndefined();
});

test.each(closedRules)('a sign for today says what to do while closed: %s', (closed) => {
  const own = { text: 'An eye hurts.', action: 'Sit down.' };
  const sign = { level: 'today', closed, ...own } as const;
  const html = renderToStaticMarkup(<SearchPage query="q" sign={sign} results={[]} />);
  const notice = html.replace(/^.*urgency-notice|<\/section>.*$/g, '');
  for (const text of Object.values(own)) expect(notice).toContain(text);
  expect(/can wait one day/.test(notice)).toBe(closed === 'morning');
});
