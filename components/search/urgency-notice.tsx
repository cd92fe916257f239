import { CareAction } from '#components/service/triage.tsx';
import { WhenClosed } from '#components/signs/when-closed.tsx';
import { type SearchAnswer, services } from '#domain/index.ts';
import { emergencyWords, levelHeadings, poisonHelp } from '#domain/words/urgency.ts';

/** The signs that the query may describe and how soon they need help, above the results. */
export function UrgencyNotice({ signs }: Pick<SearchAnswer, 'signs'>) {
  const cards = services.summaries.find(({ triage }) => triage);
  return (
    <section aria-label={emergencyWords.question} className="urgency-notice mt-8">
      {signs.map(({ level, closed, text }, index) => (
        <div key={level} className="care-card" data-level={level}>
          <h2 className="subtitle px-5 py-3">{levelHeadings[level]}</h2>
          <div className="grid gap-4 px-5 py-4">
            <p>{text}</p>
            {closed && (
              <p className="font-600">
                <WhenClosed rule={closed} />
              </p>
            )}
            {index === 0 && (level !== 'call' || text.includes(poisonHelp.number)) && (
              <p className="screen-only">
                <CareAction level={level} />
              </p>
            )}
          </div>
        </div>
      ))}
      {cards && (
        <p className="px-5 pb-3">
          <a href={`${cards.path}#triage`} className="text-link inline-flex items-center min-h-11">
            {emergencyWords.question}
          </a>
        </p>
      )}
    </section>
  );
}
