import { z } from 'zod';
import { messageSettings } from '../environment.ts';
import { ContentError, problemsOf } from './content-error.ts';

/**
 * A condition in a comment on its own line, and the next Markdown block. Editors may insert an empty line
 * between them.
 */
const conditionalBlock = /^<!-- *when (.*?) *-->\n*((?:(?!<!--).+(?:\n|$))*)/gm;

const conditionSchema = z
  .strictObject({
    delivery: z.array(z.enum(['console', 'webhook', 'email'])),
    turnstile: z.array(z.enum(['on', 'off'])),
  })
  .partial();

/**
 * Keeps the blocks of a Markdown text whose conditions hold, so that the privacy policy says what happens to
 * messages. A comment such as `<!-- when delivery=webhook,email -->` above a block states its condition. Other
 * comments are ignored.
 * @throws ContentError if a condition can't be parsed or has no block below it
 */
export function applyConditionalBlocks(file: string, markdown: string): string {
  return markdown.replace(conditionalBlock, (_, condition: string, block: string) => {
    if (block) return holds(file, condition) ? block : '';
    const expected = 'a block below it';
    throw new ContentError([{ file, field: condition, expected, received: 'no block' }]);
  });
}

function holds(file: string, text: string): boolean {
  const pairs = text.split(/ +/).map((term) => term.split('='));
  const condition = Object.fromEntries(
    pairs.map(([name, values = '']) => [name, values.split(',')]),
  );
  const { success, data, error } = conditionSchema.safeParse(condition);
  if (!success) throw new ContentError(problemsOf(file, error, condition));
  const { delivery, turnstile } = messageSettings();
  return (
    (data.delivery?.includes(delivery) ?? true) && (data.turnstile?.includes(turnstile) ?? true)
  );
}
