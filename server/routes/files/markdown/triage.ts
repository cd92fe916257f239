import { type EmergencyHelp, emergencyHelp, type ServiceSummary } from '#domain/index.ts';
import { emergencyWords } from '#domain/words/emergencies.ts';
import { afterHours, levelHeadings, poisonHelp } from '#domain/words/urgency.ts';
import { bullets, inline } from './text.ts';

type FirstAid = NonNullable<ServiceSummary['firstAid']>;
type CareCard = NonNullable<ServiceSummary['triage']>[number];

/** First aid and the levels of urgency as blocks of Markdown; `headed` makes a heading of a card's action. */
export function triageBlocks(
  { firstAid, triage = [] }: Pick<ServiceSummary, 'firstAid' | 'triage'>,
  headed: (heading: string) => string,
): string[] {
  return [
    ...(firstAid ? firstAidBlocks(firstAid, headed) : []),
    ...triage.flatMap((card) => cardBlocks(card, headed)),
  ];
}

function firstAidBlocks({ heading, steps }: FirstAid, headed: (heading: string) => string) {
  const numbered = steps.map((step, index) => `${index + 1}. ${inline(step)}`).join('\n');
  return [
    headed(inline(heading)),
    numbered,
    `[${inline(poisonHelp.text)}](${poisonHelp.href})${emergencyWords.freeAtAnyHour}`,
  ];
}

function cardBlocks({ level, signs, advice }: CareCard, headed: (heading: string) => string) {
  const help = emergencyHelp();
  const known = { emergency: help.emergencyRoom, urgent: help.afterHours, routine: undefined }[
    level
  ];
  return [
    headed(inline(levelHeadings[level])),
    bullets(signs.map(inline)),
    ...(level === 'urgent' ? [inline(afterHours)] : []),
    inline(advice),
    ...(known ? [where(known)] : []),
  ];
}

function where({ title, link: place, lines }: EmergencyHelp): string {
  const target = place && `[${inline(place.text)}](${place.href})`;
  return `**${inline(title)}**: ${[target, ...lines.map(inline)].filter(Boolean).join(' · ')}`;
}
