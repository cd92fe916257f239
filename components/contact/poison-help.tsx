import { poisonHelp } from '#domain/words/urgency.ts';

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
