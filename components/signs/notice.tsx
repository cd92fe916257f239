import { Icon } from '#components/ui/icon.tsx';
import { InLanguage, useSignWords } from '#components/ui/language.ts';
import { ArrowLink } from '#components/ui/link-list.tsx';
import { WithNumber } from '#components/ui/phone-link.tsx';
import type { Notice, Sign } from '#domain/search/query.ts';
import { rowOf } from '#domain/signs/named-signs.ts';
import { listsByLevel } from '#domain/signs/sign-lists.ts';
import { Lead, LevelHead, WhenClosed } from './level.tsx';
import { OtherLanguage } from './other-language.tsx';

interface NoticeProps {
  notice: Notice;
}

/** What the query may mean for an eye, above the results: one sign, a list to choose from, or the way to all signs. */
export function SignNotice({ notice }: NoticeProps) {
  return (
    <InLanguage value={notice.language ?? 'en'}>
      <NoticeInLanguage notice={notice} />
    </InLanguage>
  );
}

function NoticeInLanguage({ notice: { answer, sign, others, path, language } }: NoticeProps) {
  const words = useSignWords();
  const shown = (sign ? [sign] : others).map(({ id }) => id);
  if (answer === 'link') {
    return path ? (
      <p
        lang={language}
        className="urgency-notice mt-8 py-3 px-5 bg-white border"
        data-answer={answer}
      >
        {`${words.trouble} `}
        <ArrowLink href={path}>{words.question}</ArrowLink>
      </p>
    ) : null;
  }
  return (
    <section
      lang={language}
      aria-label={words.getHelp}
      className="urgency-notice mt-8 bg-white border"
      data-answer={answer}
    >
      {sign ? (
        <>
          <Choices signs={[sign]} as="h2" />
          {others.length > 0 && (
            <details className="border-t">
              <summary className="flex items-center justify-between gap-3 min-h-12 px-5 font-600">
                {words.notQuite}
                <Icon name="chevron-down" size={20} className="chevron" />
              </summary>
              <Choices signs={others} as="h3" />
            </details>
          )}
        </>
      ) : (
        <>
          <h2 className="display-3 px-5 pt-4 pb-3">{words.which}</h2>
          <Choices signs={others} as="h3" />
        </>
      )}
      {path && (
        <p className="flex flex-wrap gap-x-6 px-5 py-2 border-t screen-only">
          <a className="line-link" href={path}>
            {words.allSigns}
          </a>
          <OtherLanguage row={rowOf(shown)?.id} />
        </p>
      )}
    </section>
  );
}

/** Signs below the orders of their levels, the most urgent first, each with what to do until help arrives. */
function Choices({ signs, as }: { signs: readonly Sign[]; as: 'h2' | 'h3' }) {
  const { interpreters } = useSignWords();
  return listsByLevel(signs).map(({ level, parts }) => (
    <div key={level}>
      <LevelHead level={level} as={as} />
      {parts.map(({ closed, signs: some }, index) => (
        <div key={closed ?? level} className={`px-5 ${index > 0 ? 'border-t' : ''}`}>
          <ul className="leading-[1.45]">
            {some.map(({ id, text, action }) => (
              <li key={id} data-level={level} data-sign={id} className="py-3 not-first:border-t">
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
            <p
              className={`pb-3 text-0.9375rem leading-[1.45] ${closed === 'morning' ? '' : 'font-600'}`}
            >
              <WhenClosed signs={some} />
            </p>
          )}
        </div>
      ))}
      {(level === 'now' || level === 'call') && signs.length === 1 && (
        <p className="small px-5 pb-3">{interpreters}</p>
      )}
    </div>
  ));
}
