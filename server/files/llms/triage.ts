import { emergencies, type ServicePage } from '#domain/content.ts';
import { type EmergencyHelp, emergencyHelp } from '#domain/practice/emergency-help.ts';
import type { RowRecord } from '#domain/schema/sign-rows.ts';
import type { SignRecord } from '#domain/schema/signs.ts';
import { type SignList, type SignPart, signSentence } from '#domain/signs/sign-lists.ts';
import { listsOfRow, rows } from '#domain/signs/signs.ts';
import { whenClosed } from '#domain/signs/when-closed.ts';
import { emergencyWords, levelHeadings } from '#domain/words/urgency.ts';
import { bullets, inline } from './text.ts';

/** Returns first aid and the rows of signs as blocks of Markdown, or none if the service has none. */
export function triageBlocks({
  firstAid,
  triage,
}: Pick<ServicePage, 'firstAid' | 'triage'>): string[] {
  const help = Object.values(emergencyHelp()).filter((one) => one !== undefined);
  return [
    ...(firstAid ? [bold(firstAid.heading), numbered(firstAid.steps)] : []),
    ...(triage ? [inline(emergencyWords.interpreters)] : []),
    ...(triage ? [...rows.flatMap(rowBlocks), ...help.map(where)] : []),
  ];
}

function rowBlocks(row: RowRecord): string[] {
  return [
    bold(row.title),
    numbered(row.steps.map(({ text }) => text)),
    ...listsOfRow(row).flatMap((list) => levelBlocks(row, list)),
  ];
}

function levelBlocks({ notes, readers }: RowRecord, { level, parts }: SignList): string[] {
  const note = level === 'now' || level === 'call' ? notes[level] : undefined;
  const line = (sign: SignRecord) =>
    inline(`${signSentence(sign, readers)} ${sign.action ?? ''}`.trim());
  return [
    bold(levelHeadings[level]),
    ...parts.flatMap((part) => [bullets(part.signs.map(line)), ...closedBlocks(part)]),
    ...(note ? [inline(note)] : []),
  ];
}

function closedBlocks({ closed }: SignPart): string[] {
  return closed ? [inline(whenClosed(emergencies.afterHours, closed))] : [];
}

function where({ title, link: place, lines }: EmergencyHelp): string {
  const target = place && `[${inline(place.text)}](${place.href})`;
  return `${bold(title)}: ${[target, ...lines.map(inline)].filter(Boolean).join(' · ')}`;
}

function bold(text: string): string {
  return `**${inline(text)}**`;
}

function numbered(steps: readonly string[]): string {
  return steps.map((step, index) => `${index + 1}. ${inline(step)}`).join('\n');
}
