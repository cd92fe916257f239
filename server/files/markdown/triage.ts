import { type EmergencyHelp, emergencies, emergencyHelp, type ServicePage } from '#domain/index.ts';
import type { Readers, SignRecord } from '#domain/schema/signs.ts';
import {
  listsByLevel,
  type SignList,
  type SignPart,
  signSentence,
} from '#domain/signs/sign-lists.ts';
import { allLists, inGroups, signsNamed } from '#domain/signs/signs.ts';
import { whenClosed } from '#domain/signs/when-closed.ts';
import {
  emergencyWords,
  getHelpHeading,
  levelHeadings,
  poisonHelp,
} from '#domain/words/urgency.ts';
import { bullets, cited, inline } from './text.ts';

type Cited = Pick<ServicePage, 'cited'>;
type Triage = Pick<ServicePage, 'firstAid' | 'triage'> & Partial<Cited>;
type FirstAid = NonNullable<Triage['firstAid']>;
type Headed = (heading: string) => string;

/**
 * Returns first aid and the signs by level as blocks of Markdown. `headed` formats a card's action as a heading.
 */
export function triageBlocks({ firstAid, triage, cited = {} }: Triage, headed: Headed): string[] {
  return [
    ...(firstAid ? firstAidBlocks(firstAid, headed) : []),
    ...(triage
      ? allLists.flatMap((list) => cardBlocks(list, triage[list.level], { cited }, headed))
      : []),
  ];
}

/**
 * Returns a page's signs in lists by urgency, each under a heading that says what to do. A page without signs has
 * none of this.
 */
export function getHelpBlocks({ signs, readers }: Pick<ServicePage, 'signs' | 'readers'>) {
  if (signs.length === 0) return [];
  return [
    `## ${getHelpHeading}`,
    ...listsByLevel(signsNamed(signs)).flatMap((list) => [
      `### ${inline(levelHeadings[list.level])}`,
      ...list.parts.flatMap((part) => [
        signBullets(part.signs, { cited: {} }, readers),
        ...closedBlocks(part),
      ]),
    ]),
  ];
}

function firstAidBlocks({ heading, steps }: FirstAid, headed: Headed) {
  const numbered = steps.map((step, index) => `${index + 1}. ${inline(step)}`).join('\n');
  return [
    headed(inline(heading)),
    numbered,
    `[${inline(poisonHelp.text)}](${poisonHelp.href})${emergencyWords.freeAtAnyHour}`,
  ];
}

function cardBlocks({ level, parts }: SignList, advice: string, page: Cited, headed: Headed) {
  const help = emergencyHelp();
  const known = {
    now: help.emergencyRoom,
    call: undefined,
    today: help.afterHours,
    soon: undefined,
  }[level];
  return [
    headed(inline(levelHeadings[level])),
    ...parts.flatMap((part) => [
      ...inGroups(part.signs).flatMap(({ title, signs }) => [
        `**${inline(title)}**`,
        signBullets(signs, page),
      ]),
      ...closedBlocks(part),
    ]),
    inline(advice),
    ...(known ? [where(known)] : []),
  ];
}

function closedBlocks({ closed }: SignPart): string[] {
  return closed ? [inline(whenClosed(emergencies.afterHours, closed))] : [];
}

function signBullets(signs: readonly SignRecord[], page: Cited, readers?: Readers): string {
  return bullets(
    signs.map((sign) =>
      [cited(signSentence(sign, readers), page), inline(sign.action ?? '')]
        .filter(Boolean)
        .join(' '),
    ),
  );
}

function where({ title, link: place, lines }: EmergencyHelp): string {
  const target = place && `[${inline(place.text)}](${place.href})`;
  return `**${inline(title)}**: ${[target, ...lines.map(inline)].filter(Boolean).join(' · ')}`;
}
