import { emergencies, type ServicePage } from '#domain/content.ts';
import { type EmergencyHelp, emergencyHelp } from '#domain/practice/emergency-help.ts';
import type { SignRecord } from '#domain/schema/signs.ts';
import { type SignList, type SignPart, signSentence } from '#domain/signs/sign-lists.ts';
import { allLists, inGroups } from '#domain/signs/signs.ts';
import { whenClosed } from '#domain/signs/when-closed.ts';
import { emergencyWords, levelHeadings, poisonHelp } from '#domain/words/urgency.ts';
import { bullets, inline } from './text.ts';

/** Returns first aid and the signs by level as blocks of Markdown, or none if the service has no such lists. */
export function triageBlocks({
  firstAid,
  triage,
}: Pick<ServicePage, 'firstAid' | 'triage'>): string[] {
  return [
    ...(firstAid ? firstAidBlocks(firstAid) : []),
    ...(triage ? allLists.flatMap((list) => levelBlocks(list, triage[list.level])) : []),
  ];
}

function firstAidBlocks({ heading, steps }: NonNullable<ServicePage['firstAid']>) {
  return [
    `**${inline(heading)}**`,
    steps.map((step, index) => `${index + 1}. ${inline(step)}`).join('\n'),
    `[${inline(poisonHelp.text)}](${poisonHelp.href})${emergencyWords.freeAtAnyHour}`,
  ];
}

function levelBlocks({ level, parts }: SignList, advice: string): string[] {
  const help = emergencyHelp();
  const known = {
    now: help.emergencyRoom,
    call: undefined,
    today: help.afterHours,
    soon: undefined,
  }[level];
  return [
    `**${inline(levelHeadings[level])}**`,
    ...parts.flatMap((part) => [
      ...inGroups(part.signs).flatMap(({ title, signs }) => [
        `**${inline(title)}**`,
        bullets(signs.map(signLine)),
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

function signLine(sign: SignRecord): string {
  return inline(`${signSentence(sign)} ${sign.action ?? ''}`);
}

function where({ title, link: place, lines }: EmergencyHelp): string {
  const target = place && `[${inline(place.text)}](${place.href})`;
  return `**${inline(title)}**: ${[target, ...lines.map(inline)].filter(Boolean).join(' · ')}`;
}
