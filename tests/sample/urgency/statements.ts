import type { ArticleRecord } from '#domain/schema/article.ts';
import type { ServiceRecord } from '#domain/schema/service.ts';
import { generalNotice } from '#domain/words/general-notice.ts';
import { getHelpHeading, type Level, levels } from '#domain/words/urgency.ts';
import { articles, blocksOf, entries, proseOf, services } from '../../unit/content/all-entries.ts';

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** What a page says of one level: an item of a list, or a sentence. */
export interface Statement {
  path: string;
  level: Level;
  text: string;
}

/** The items of every list of signs, on cards and at the end of articles. */
export const listed: readonly Statement[] = [
  ...services.flatMap(({ path, entry }) => itemsOfCards(path, entry.record)),
  ...articles.flatMap(({ path, entry }) => itemsOfArticle(path, entry.record)),
];

/** Every other sentence of the site that names 911, an emergency room or a call on the same day. */
export const said: readonly Statement[] = [
  ...sentencesOf(generalNotice).map((text) => ({ path: 'the notice of every page', text })),
  ...entries.flatMap(({ path, entry }) => {
    const { triage: _, ...record } = entry.record as ServiceRecord;
    const [ownText = ''] = entry.markdown.split(`## ${getHelpHeading}`);
    const texts = [...proseOf(record), ...blocksOf(ownText).map(({ text }) => text)];
    return texts.flatMap(sentencesOf).map((text) => ({ path, text }));
  }),
].flatMap(({ path, text }) => {
  const level = levelOf(text);
  return level ? [{ path, level, text }] : [];
});

function itemsOfCards(path: string, { triage = [] }: ServiceRecord): Statement[] {
  return triage.flatMap(({ level, signs }) => signs.map((text) => ({ path, level, text })));
}

function itemsOfArticle(path: string, { whenToCall }: ArticleRecord): Statement[] {
  return levels.flatMap((level) =>
    (whenToCall?.[level] ?? []).map((text) => ({ path, level, text })),
  );
}

/** The level that a sentence speaks of, if it is one. An emergency room on the same day is for urgent signs. */
function levelOf(sentence: string): Level | undefined {
  const namesAmbulance = /\b911\b/.test(sentence);
  if (/the same day|call us today/i.test(sentence)) return namesAmbulance ? undefined : 'urgent';
  return namesAmbulance || /emergency room/i.test(sentence) ? 'emergency' : undefined;
}

function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim());
}
