import { Icon } from '#components/ui/icon.tsx';
import { InLanguage, useSignWords } from '#components/ui/language.tsx';
import { ArrowLink } from '#components/ui/link-list.tsx';
import type { Notice, Sign } from '#domain/search/query.ts';
import { listsByLevel } from '#domain/signs/sign-lists.ts';
import { rowOf } from '#domain/signs/triage.ts';
import { LevelSigns, OtherLanguage, SignLines } from './level.tsx';

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
  return listsByLevel(signs).map((list) => (
    <LevelSigns
      key={list.level}
      list={list}
      as={as}
      className="px-5"
      lines={(some) => <SignLines signs={some} />}
    >
      {(list.level === 'now' || list.level === 'call') && signs.length === 1 && (
        <p className="small px-5 py-3">{interpreters}</p>
      )}
    </LevelSigns>
  ));
}
