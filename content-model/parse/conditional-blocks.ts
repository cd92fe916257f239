import { contactDelivery, turnstileSiteKey } from '../../domain/environment.ts';
import { ContentError } from './content-error.ts';
import { nodesIn, parseMarkdown, rangeOf } from './parse-markdown.ts';

const isCondition = /^\s*<!--\s*when\b/i;

/** A condition alone in its comment: `<!-- when delivery=webhook,email -->`. */
const condition =
  /^\s*<!--\s*when\s+((?:delivery=(?:console|webhook|email)(?:,(?:console|webhook|email))*|turnstile=(?:on|off)))\s*-->\s*$/i;

/**
 * Keeps the blocks of a Markdown text whose conditions hold, so that the privacy policy says what happens to messages. A
 * comment that begins with "when" states the condition of the block below it. Other comments are ignored. The lines of the
 * text keep their numbers.
 * @param above how many lines the file has above the text
 * @throws ContentError if such a comment is no condition, or has no block below it
 */
export function applyConditionalBlocks(file: string, markdown: string, above = 0): string {
  const turnstile = turnstileSiteKey() ? 'on' : 'off';
  const settings: Record<string, string> = { delivery: contactDelivery(), turnstile };
  const { tree, source } = parseMarkdown(markdown);
  let kept = source;
  for (const parent of [tree, ...nodesIn(tree)]) {
    if (!('children' in parent)) continue;
    for (const [index, node] of parent.children.entries()) {
      if (node.type !== 'html' || !isCondition.test(node.value)) continue;
      const line = above + (node.position?.start.line ?? 1);
      const refuse = (expected: string, received: string) => {
        throw new ContentError([{ file, line, field: 'when', expected, received }]);
      };
      const [, when = ''] = condition.exec(node.value) ?? [];
      if (!when)
        refuse(
          'alone in its comment, delivery=console, webhook or email, or turnstile=on or off; another comment begins with another word',
          node.value.trim(),
        );
      const block = parent.children[index + 1];
      if (parent.type === 'paragraph' || !block || block.type === 'html')
        refuse('a block below it', node.value.trim());
      const [name = '', ...values] = when.toLowerCase().split(/[=,]/);
      kept = withoutRange(kept, rangeOf(node));
      if (block && !values.includes(settings[name] ?? ''))
        kept = withoutRange(kept, rangeOf(block));
    }
  }
  return kept.replace(/^[ \t]+$/gm, '');
}

/** Returns a text with spaces in place of a part, so that the rest stays where it was. */
function withoutRange(text: string, [start, end]: [number, number]): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
}
