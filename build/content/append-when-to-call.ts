import { office, phoneLink } from '../../content/practice.ts';
import type { WhenToCall } from '../../content/schema/when-to-call.ts';
import { afterHours, getHelpHeading, levelHeadings, levels } from '../../content/words/urgency.ts';

/** An entry's text, and below it the signs of its front matter under the site's own headings. */
export function appendWhenToCall(markdown: string, signs: WhenToCall | undefined): string {
  if (!signs) return markdown;
  const lists = levels.flatMap((level) => [
    `### ${levelHeadings[level]}`,
    signs[level].map((sign) => `- ${sign}`).join('\n'),
    ...(level === 'urgent' ? [urgentCall()] : []),
  ]);
  return [markdown, `## ${getHelpHeading}`, ...lists].join('\n\n');
}

function urgentCall(): string {
  return `Our number is [${office.phone}](${phoneLink(office.phone)}). ${afterHours}`;
}
