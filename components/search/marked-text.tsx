import type { TextPart } from '#content/index.ts';

/** A text in which the words that were searched for are marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  let position = 0;
  return parts.map(({ text, marked }) => {
    const key = position;
    position += text.length;
    return marked ? <mark key={key}>{text}</mark> : text;
  });
}
