import { phoneLink } from '../practice/phone.ts';
import type { WhenToCall } from '../schema/when-to-call.ts';
import { getHelpHeading, levelHeadings, levels, urgentCall } from '../words/urgency.ts';

/** An entry's text, and below it its signs under the site's own headings, with the number to call. */
export function appendWhenToCall(
  markdown: string,
  signs: WhenToCall | undefined,
  phone: string,
): string {
  if (!signs) return markdown;
  const lists = levels.flatMap((level) => [
    `### ${levelHeadings[level]}`,
    signs[level].map((sign) => `- ${sign}`).join('\n'),
    ...(level === 'urgent' ? [urgentCall(`[${phone}](${phoneLink(phone)})`)] : []),
  ]);
  return [markdown, `## ${getHelpHeading}`, ...lists].join('\n\n');
}
