import { type EmergencyHelp, emergencies, emergencyHelp, type ServicePage } from '#domain/index.ts';
import type { SignRecord } from '#domain/schema/signs.ts';
import { listsByLevel, signText } from '#domain/signs/sign-lists.ts';
import { groupsAt, signsNamed } from '#domain/signs/signs.ts';
import { whenClosed } from '#domain/signs/when-closed.ts';
import { emergencyWords } from '#domain/words/emergencies.ts';
import {
  getHelpHeading,
  type Level,
  levelHeadings,
  levels,
  poisonHelp,
} from '#domain/words/urgency.ts';
import { bullets, inline, sourceLine } from './text.ts';

type Triage = Pick<ServicePage, 'firstAid' | 'triage'>;
type FirstAid = NonNullable<Triage['firstAid']>;
type Headed = (heading: string) => string;

/** First aid and the levels of urgency as blocks of Markdown; `headed` makes a heading of a card's action. */
export function triageBlocks({ firstAid, triage }: Triage, headed: Headed): string[] {
  return [
    ...(firstAid ? firstAidBlocks(firstAid, headed) : []),
    ...(triage ? levels.flatMap((level) => cardBlocks(level, triage[level], headed)) : []),
  ];
}

/** The signs that a page names, under what to do about them. Nothing where it names none. */
export function getHelpBlocks({ signs, forParents }: Pick<ServicePage, 'signs' | 'forParents'>) {
  if (signs.length === 0) return [];
  return [
    `## ${getHelpHeading}`,
    ...listsByLevel(signsNamed(signs)).flatMap((list) => [
      `### ${inline(levelHeadings[list.level])}`,
      signBullets(list.signs, forParents),
      ...(list.level === 'today' ? [inline(whenClosed(emergencies.afterHours))] : []),
    ]),
  ];
}

/** What each sign rests on, where care cards list the signs. */
export function signSourceBlocks({ signSources }: Pick<ServicePage, 'signSources'>): string[] {
  if (!signSources) return [];
  const lines = levels
    .flatMap(groupsAt)
    .flatMap((group) => group.signs)
    .map(
      ({ id, adults }) => `${inline(adults)} ${(signSources[id] ?? []).map(sourceLine).join('; ')}`,
    );
  return [`## ${inline(emergencyWords.signSources)}`, bullets(lines)];
}

function firstAidBlocks({ heading, steps }: FirstAid, headed: Headed) {
  const numbered = steps.map((step, index) => `${index + 1}. ${inline(step)}`).join('\n');
  return [
    headed(inline(heading)),
    numbered,
    `[${inline(poisonHelp.text)}](${poisonHelp.href})${emergencyWords.freeAtAnyHour}`,
  ];
}

function cardBlocks(level: Level, advice: string, headed: Headed) {
  const help = emergencyHelp();
  const known = { now: help.emergencyRoom, today: help.afterHours, soon: undefined }[level];
  return [
    headed(inline(levelHeadings[level])),
    ...groupsAt(level).flatMap(({ title, signs }) => [`**${inline(title)}**`, signBullets(signs)]),
    ...(level === 'today' ? [inline(whenClosed(emergencies.afterHours))] : []),
    inline(advice),
    ...(known ? [where(known)] : []),
  ];
}

function signBullets(signs: readonly SignRecord[], forParents = false): string {
  return bullets(signs.map((sign) => inline(signText(sign, forParents))));
}

function where({ title, link: place, lines }: EmergencyHelp): string {
  const target = place && `[${inline(place.text)}](${place.href})`;
  return `**${inline(title)}**: ${[target, ...lines.map(inline)].filter(Boolean).join(' · ')}`;
}
