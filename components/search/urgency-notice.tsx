import { CareAction } from '#components/service/triage.tsx';
import { WhenClosed } from '#components/signs/when-closed.tsx';
import type { Sign } from '#domain/search/search.ts';
import { triagePath } from '#domain/services/services.ts';
import { emergencyWords, levelHeadings, poisonHelp } from '#domain/words/urgency.ts';

/** The sign that the query may describe and how soon it needs help, above the results. */
export function UrgencyNotice({ sign: { level, closed, text, action } }: { sign: Sign }) {
  const cards = triagePath();
  return (
    <section
      aria-label={emergencyWords.question}
      className="urgency-notice care-card mt-8"
      data-level={level}
    >
      <h2 className="subtitle px-5 py-3">{levelHeadings[level]}</h2>
      <div className="grid gap-4 px-5 py-4">
        <p>{[text, action].filter(Boolean).join(' ')}</p>
        {closed && (
          <p className="font-600">
            <WhenClosed rule={closed} />
          </p>
        )}
        {(level !== 'call' || text.includes(poisonHelp.number)) && (
          <p className="screen-only">
            <CareAction level={level} />
          </p>
        )}
      </div>
      {cards && (
        <p className="px-5 pb-3">
          <a href={cards} className="text-link inline-flex items-center min-h-11">
            {emergencyWords.question}
          </a>
        </p>
      )}
    </section>
  );
}
