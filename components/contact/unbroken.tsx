const phoneNumber = /(\+?\(?\d[\d ().-]{6,}\d)/;

/** Text whose phone numbers don't break across lines, in one element. Another text is another element. */
export function Unbroken({ text }: { text: string }) {
  return (
    <span key={text}>
      {text.split(phoneNumber).map((piece, index) =>
        // Every second piece is a number.
        index % 2 === 0 ? (
          piece
        ) : (
          <span key={piece} className="whitespace-nowrap">
            {piece}
          </span>
        ),
      )}
    </span>
  );
}
