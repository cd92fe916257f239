import { unbroken } from '#domain/core/language.ts';

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
