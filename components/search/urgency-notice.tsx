import { LevelAction, LevelHead } from '#components/signs/level.tsx';
import { WhenClosed } from '#components/signs/when-closed.tsx';
import type { Sign } from '#domain/search/search.ts';
import { emergencyWords, eyeTroubleWords, getHelpHeading } from '#domain/words/urgency.ts';

/** The sign that the query may describe and how soon it needs help, above the results. */
export function UrgencyNotice({ sign: { level, closed, text, action, path } }: { sign: Sign }) {
  return (
    <section
      aria-label={getHelpHeading}
      className="urgency-notice level mt-8 bg-white border"
      data-level={level}
    >
      <LevelHead level={level} as="h2" />
      <div className="grid gap-4 px-5 py-4">
        <p>{[text, action].filter(Boolean).join(' ')}</p>
        {closed && (
          <p className="font-600">
            <WhenClosed rule={closed} />
          </p>
        )}
        <LevelAction level={level} signs={[{ adults: text }]} />
        {(level === 'now' || level === 'call') && (
          <p className="small">{emergencyWords.interpreters}</p>
        )}
      </div>
      {path && (
        <p className="px-5 pb-3">
          <a href={path} className="text-link inline-flex items-center min-h-11">
            {eyeTroubleWords.allSigns}
          </a>
        </p>
      )}
    </section>
  );
}
