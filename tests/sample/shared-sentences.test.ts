import { expect, test } from 'vitest';
import { afterHours, getHelpHeading } from '#domain/words/urgency.ts';
import { blocksOf, entries, proseOf } from '../unit/content/all-entries.ts';

const fewestWords = 5;
const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** Sentences of five words and more, without case and punctuation. */
function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)]
    .map(({ segment }) =>
      segment
        .toLowerCase()
        .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length >= fewestWords);
}

/** Where each sentence of the site stands, by the files that say it. */
function placesBySentence(): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const { entry } of entries) {
    const [ownText = ''] = entry.markdown.split(`## ${getHelpHeading}`);
    const body = blocksOf(ownText).map(({ text }) => text);
    for (const sentence of [...proseOf(entry.record), ...body].flatMap(sentencesOf)) {
      places.set(sentence, (places.get(sentence) ?? new Set()).add(entry.file));
    }
  }
  return places;
}

test('no two entries share a sentence, but for what they say about urgency', () => {
  const places = placesBySentence();
  expect(places.size).toBeGreaterThan(1500);
  const shared = [...places]
    .filter(([, files]) => files.size > 1)
    .filter(([sentence]) => !sentencesOf(afterHours).includes(sentence))
    .map(([sentence, files]) => `${sentence} (${[...files].join(', ')})`);
  expect(shared).toEqual([]);
});
