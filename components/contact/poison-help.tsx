import { poisonHelp } from '#domain/words/urgency.ts';

/** The button that calls the poison centers. */
export function CallPoisonHelp() {
  return (
    <a href={poisonHelp.href} className="button-line">
      <span>
        {`${poisonHelp.name}: `}
        <span className="whitespace-nowrap">{poisonHelp.number}</span>
      </span>
    </a>
  );
}

/** A text in which the number of the poison centers, if it is named, dials. */
export function WithPoisonHelp({ children: text }: { children: string }) {
  const [before, after] = text.split(poisonHelp.number);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={poisonHelp.href} className="text-link whitespace-nowrap">
        {poisonHelp.number}
      </a>
      {after}
    </>
  );
}
