const phoneNumber = /(\+?\(?\d[\d ().-]{6,}\d)/;

/** A text in which no line ends within a phone number. */
export function Unbroken({ text }: { text: string }) {
  return text.split(phoneNumber).map((piece, index) =>
    // Numbers stand at odd places.
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={piece} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  );
}
