import { unbroken } from '#domain/core/language.ts';

/** Text whose phone numbers and hours don't break across lines, in one element. Another text is another element. */
export function Unbroken({ text }: { text: string }) {
  return <span key={text}>{withoutBreaks(text)}</span>;
}

/** Returns a text in pieces, of which phone numbers and hours don't break across lines. */
export function withoutBreaks(text: string) {
  return text.split(unbroken).map((piece, index) =>
    // Every second piece is a unit.
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={piece} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  );
}
