/** A phone number, or the hours of a day such as 8:30am-5pm. */
const unit = /(\+?\(?\d[\d ().-]{6,}\d|[\d:]+[ap]m-[\d:]+[ap]m)/;

/** Text whose phone numbers and hours don't break across lines, in one element. Another text is another element. */
export function Unbroken({ text }: { text: string }) {
  return (
    <span key={text}>
      {text.split(unit).map((piece, index) =>
        // Every second piece is a unit.
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
