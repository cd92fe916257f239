import { Phrase } from '#components/layout/phrase.tsx';
import { poisonHelp } from '#domain/words/urgency.ts';

/** A text in which the number of the poison centers, if it is named, dials. */
export function WithPoisonHelp({ children: text }: { children: string }) {
  const number = (
    <a href={poisonHelp.href} className="text-link whitespace-nowrap">
      {poisonHelp.number}
    </a>
  );
  return <Phrase text={text.replace(poisonHelp.number, '{number}')} parts={{ number }} />;
}
