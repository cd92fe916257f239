import { conditionSchema } from '../schema/legal.ts';
import { ContentError, problemsOf } from './content-error.ts';
import { type TextSettings, textSettings } from './text-settings.ts';

/**
 * A condition in a comment on its own line, and the next Markdown block. Editors may insert an empty line
 * between them.
 */
const conditionalBlock = /^<!-- *((?:when |.*=).*?) *-->\n*((?:(?!<!--).+(?:\n|$))*)/gm;

/**
 * Keeps the blocks of a Markdown text whose conditions hold. A comment such as `<!-- when
 * delivery=webhook,email -->` above a block states its conditions, all of which must hold. Other comments are
 * ignored.
 * @param settings the values that conditions are compared with
 * @throws ContentError if a condition can't be parsed or has no block below it
 */
export function applyConditionalBlocks(
  file: string,
  markdown: string,
  settings: TextSettings = textSettings(),
): string {
  return markdown.replace(conditionalBlock, (_, comment: string, block: string) => {
    if (block) return holds(file, comment, settings) ? block : '';
    const expected = 'a block below it';
    throw new ContentError([{ file, field: comment, expected, received: 'no block' }]);
  });
}

function holds(file: string, comment: string, settings: TextSettings): boolean {
  const condition = parseCondition(comment);
  const { success, data, error } = conditionSchema.safeParse(condition);
  if (!success) throw new ContentError(problemsOf(file, error, condition));
  return Object.entries(data).every(([name, values]) =>
    values?.some((value) => value === settings[name]),
  );
}

function parseCondition(comment: string): Record<string, string[]> {
  const [keyword = '', ...terms] = comment.split(/ +/);
  const pairs = terms.map((term) => term.split('='));
  const lists = pairs.map(([name, values = '']) => [name, values.split(',')]);
  return { ...(keyword !== 'when' && { [keyword]: terms }), ...Object.fromEntries(lists) };
}
