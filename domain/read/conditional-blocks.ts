import { messageSettings } from '../environment.ts';
import { ContentError } from './content-error.ts';

/**
 * A condition in a comment on its own line, and the next Markdown block. Editors may insert an empty line
 * between them.
 */
const conditionalBlock = /^<!-- *when (.*?) *-->\n*((?:(?!<!--).+(?:\n|$))*)/gm;

/** The terms of conditions, such as `delivery=webhook,email`. */
const term = /^(?:delivery=(?:(?:console|webhook|email)(?:,|$))+|turnstile=(?:on|off))$/;

/**
 * Keeps the blocks of a Markdown text whose conditions hold, so that the privacy policy says what happens to
 * messages. A comment such as `<!-- when delivery=webhook,email -->` above a block states its condition. Other
 * comments are ignored.
 * @throws ContentError if a condition can't be parsed or has no block below it
 */
export function applyConditionalBlocks(file: string, markdown: string): string {
  const settings: Record<string, string> = messageSettings();
  return markdown.replace(conditionalBlock, (_, condition: string, block: string) => {
    const terms = condition.split(/ +/);
    const wrong = terms.find((one) => !term.test(one));
    if (wrong !== undefined) {
      const expected = 'delivery=console, webhook or email, or turnstile=on or off';
      throw new ContentError([{ file, field: 'when', expected, received: wrong }]);
    }
    if (!block) {
      const expected = 'a block below it';
      throw new ContentError([{ file, field: condition, expected, received: 'no block' }]);
    }
    const holds = terms.every((one) => {
      const [name = '', values = ''] = one.split('=');
      return values.split(',').includes(settings[name] ?? '');
    });
    return holds ? block : '';
  });
}
