import ChevronDown from 'lucide-react/icons/chevron-down';
import { ArrowLink } from '#components/ui/link-list.tsx';
import { WithNumber } from '#components/ui/phone-link.tsx';
import type { Notice, Sign } from '#domain/search/query.ts';
import { listsByLevel } from '#domain/signs/sign-lists.ts';
import { emergencyWords, eyeTroubleWords, getHelpHeading } from '#domain/words/urgency.ts';
import { Lead, LevelHead, WhenClosed } from './level.tsx';

/** What the query may mean for an eye, above the results: one sign, a list to choose from, or the way to all signs. */
export function SignNotice({ notice: { answer, sign, others, path } }: { notice: Notice }) {
  if (answer === 'link') {
    return path ? (
      <p className="urgency-notice mt-8 py-3 px-5 bg-white border" data-answer={answer}>
        {'Trouble with an eye? '}
        <ArrowLink href={path}>{emergencyWords.question}</ArrowLink>
      </p>
    ) : null;
  }
  return (
    <section
      aria-label={getHelpHeading}
      className="urgency-notice mt-8 bg-white border"
      data-answer={answer}
    >
      {sign ? (
        <>
          <Choices signs={[sign]} as="h2" />
          {others.length > 0 && (
            <details className="border-t">
              <summary className="flex items-center justify-between gap-3 min-h-12 px-5 font-600">
                {emergencyWords.notQuite}
                <ChevronDown size={20} strokeWidth={1.5} aria-hidden className="chevron" />
              </summary>
              <Choices signs={others} as="h3" />
            </details>
          )}
        </>
      ) : (
        <>
          <h2 className="display-3 px-5 pt-4 pb-3">{emergencyWords.which}</h2>
          <Choices signs={others} as="h3" />
        </>
      )}
      {path && (
        <p className="px-5 py-2 border-t screen-only">
          <a href={path} className="text-link inline-flex items-center min-h-11">
            {eyeTroubleWords.allSigns}
          </a>
        </p>
      )}
    </section>
  );
}

/** Signs below the orders of their levels, the most urgent first, each with what to do until help arrives. */
function Choices({ signs, as }: { signs: readonly Sign[]; as: 'h2' | 'h3' }) {
  return listsByLevel(signs).map(({ level, parts }) => (
    <div key={level}>
      <LevelHead level={level} as={as} />
      {parts.map(({ closed, signs: some }, index) => (
        <div key={closed ?? level} className={`px-5 ${index > 0 ? 'border-t' : ''}`}>
          <ul className=":uno-choices: [&>li]:(py-3 leading-[1.45]) [&>li+li]:border-t [&_b]:font-600">
            {some.map(({ id, text, action }) => (
              <li key={id} data-level={level} data-sign={id}>
                {level === 'call' ? <Lead text={text} /> : text}
                {action && (
                  <span className={signs.length > 1 ? 'color-slate' : undefined}>
                    {' '}
                    <WithNumber>{action}</WithNumber>
                  </span>
                )}
              </li>
            ))}
          </ul>
          {closed && (
            <p className="pb-3 text-0.9375rem leading-[1.45] font-600">
              <WhenClosed rule={closed} />
            </p>
          )}
        </div>
      ))}
      {(level === 'now' || level === 'call') && signs.length === 1 && (
        <p className="small px-5 pb-3">{emergencyWords.interpreters}</p>
      )}
    </div>
  ));
}
