import { conditionSchema } from '../schema/legal.ts';
import { ContentError, problemsOf } from './content-error.ts';
import { type TextSettings, textSettings } from './text-settings.ts';

/** A condition in a comment on a line of its own, and the next block of Markdown: an editor may put an empty line between. */
const conditionalBlock = /^<!-- *((?:when |.*=).*?) *-->\n*((?:(?!<!--).+(?:\n|$))*)/gm;

/**
 * Keeps the blocks of a Markdown text that hold for this build. `<!-- when delivery=direct,queue -->`
 * above a block says when it holds; where one comment has several conditions, all must be met. Any
 * other comment is its writer's own.
 * @param settings what conditions are compared with
 * @throws ContentError where a condition can't be read, or stands above nothing
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
