import { expect, test } from 'vitest';
import { SearchPage } from '#components/search/search-page.tsx';
import { sentenceOf } from '#components/signs/notice-lines.ts';
import { findings, signs } from '#domain/content.ts';
import { closedRules } from '#domain/core/urgency.ts';
import { createListener } from '#domain/search/answer.ts';
import { stemOf } from '#domain/search/expressions.ts';
import type { Notice, Sign } from '#domain/search/query.ts';
import { htmlOf, valuesOf } from '../html.ts';

const listen = createListener(
  findings,
  signs,
  { stem: stemOf, isWord: (word) => word === 'mother' },
  (query) => new Map(query.includes('smoke') ? [['months-of-blur', 1]] : []),
);

/** Returns the id of a sign alone, the first two of a list, or the kind of the answer. */
function answerTo(query: string): string {
  const heard = listen(query);
  if (heard?.sign) return `line: ${heard.sign.id}`;
  if (heard?.answer !== 'list') return heard?.answer ?? 'nothing';
  return `list: ${heard.others
    .slice(0, 2)
    .map(({ id }) => id)
    .join(', ')}`;
}

const sight = 'list: sudden-loss, flashes-floaters';
const red = 'list: pain-with-nausea, surgeons-eye';

test.each([
  // All that a sign needs, and nothing that it excludes
  ['bleach in my eye', 'line: chemical'],
  ['I can’t see, since today', 'line: sudden-loss'],
  ['my eye hurts and I’m vomiting', 'line: pain-with-nausea'],
  ['my eye hurts and I’m vomiting after LASIK', red],
  // What isn't new, what is feared, and what somebody asks about are never a line
  ['years ago I suddenly lost my sight', sight],
  ['can bleach get in an eye', 'list: chemical, speck'],
  ['my eye hurts. I’m not vomiting', red],
  ['i am not sure about vomiting but my eye hurts', 'line: pain-with-nausea'],
  ['afraid of lost vision', 'nothing'],
  ['no pain and no red eye', 'nothing'],
  ['no pain but I have a red eye', red],
  // A denial reaches seven words, and goes on only with “or”.
  ['no sign at all of any red eye', 'nothing'],
  ['no sign at all of any of it red eye', red],
  ['no pain suddenly lost vision in left eye', 'line: sudden-loss'],
  ['no warning suddenly lost vision', 'line: sudden-loss'],
  ['no pain lost vision', sight],
  ['isn’t bloodshot my vision has changed', sight],
  ['without vomiting suddenly a red eye', red],
  ['no pain bloodshot', red],
  ['no sudden pain', 'nothing'],
  ['no pain vomiting or red eye', 'nothing'],
  ['no lost vision, pain or floater', 'nothing'],
  // The list whose findings were said, and before it one that needs more of them
  ['my vision has changed', sight],
  ['red eye', red],
  // Little words, and one other, may stand between
  ['the eye of my son is always red', red],
  // An ambiguous word wants an eye or a person beside it.
  ['flash and floater', sight],
  ['gray spot', 'nothing'],
  ['gray spot in my sight', sight],
  ['it hurts', 'nothing'],
  ['my lid hurts', red],
  // Things to buy, to learn, or to hear, other eyes than people's, and what only sounds like it
  ['red eye song', 'nothing'],
  ['price of bloodshot', 'nothing'],
  ['red light for eyes', 'nothing'],
  ['my dog has a red eye', 'nothing'],
  ['zebra walrus penguin bloodshot', 'nothing'],
  // A misspelling keeps its consonants, and a word is none.
  ['vomitting since my eye hurts', 'line: pain-with-nausea'],
  ['mother', 'nothing'],
  // The sign with these words chooses a list, if nothing else was understood.
  ['smoke gets in my eyes', sight],
  ['my eyes are strange', red],
  ['can my eyes be strange', 'link'],
  ['strange', 'nothing'],
  ['', 'nothing'],
])('“%s” gets %s', (query, answer) => {
  expect(answerTo(query)).toBe(answer);
});

test('a line is followed by the other signs of its symptom', () => {
  const heard = listen('bleach in my eye');
  expect(heard?.others.map(({ id }) => id)).toEqual(['speck', 'red-sore']);
});

const now: Sign = { id: 'a', level: 'now', text: 'It is dark.', path: '/e#a' };
const soon: Sign = { id: 'b', level: 'soon', text: 'It itches.', action: 'Blink.' };
const dry: Sign = { id: 'c', level: 'soon', text: 'It is dry.' };

function render(notice: Notice): string {
  return htmlOf(<SearchPage query="q" notice={notice} results={[]} />);
}

test.each<[Notice, string[], string]>([
  [
    { answer: 'line', sign: now, others: [soon], path: '/e#a' },
    ['now', 'soon'],
    'Call 911 or go to the nearest emergency room: It is dark.',
  ],
  [
    { answer: 'list', others: [now, soon, dry], path: '/e#a' },
    ['now', 'soon'],
    'Which of these is it? Call 911 or go to the nearest emergency room, or one of 2 other answers.',
  ],
  [{ answer: 'link', others: [], path: '/e#triage' }, [], 'What happened?'],
])('a notice marks itself and its lines, and is one sentence: %j', (notice, marked, sentence) => {
  const html = render(notice);
  expect(valuesOf(html, 'data-answer')).toEqual([notice.answer]);
  expect(valuesOf(html, 'data-level')).toEqual(marked);
  for (const { text } of [notice.sign ?? [], notice.others].flat()) expect(html).toContain(text);
  expect(html).toContain(notice.path);
  expect(sentenceOf(notice)).toBe(sentence);
});

test('the list of a line is folded, and a list is open', () => {
  const fold = /<details[^>]*>.*It itches\..*<\/details>/;
  expect(render({ answer: 'line', sign: now, others: [soon] })).toMatch(fold);
  expect(render({ answer: 'list', others: [now, soon] })).not.toMatch(fold);
});

test.each(closedRules)('a sign for today says what to do while closed: %s', (closed) => {
  const sign = { id: 'a', level: 'today', text: 'It hurts.', action: 'Sit.' } as const;
  const ruled = { ...sign, closed, subject: 'a bump' };
  const notice = render({ answer: 'line', sign: ruled, others: [] });
  expect(notice).toContain('It hurts.');
  expect(notice).toContain('Sit.');
  expect(/a bump can wait until tomorrow/.test(notice)).toBe(closed === 'morning');
});
