import { Fragment } from 'react';
import { PhoneLink } from '#components/contact/phone-link.tsx';
import { Phrase } from '#components/layout/phrase.tsx';
import type { Readers } from '#domain/schema/signs.ts';
import { triagePath } from '#domain/services/services.ts';
import { listsByLevel } from '#domain/signs/sign-lists.ts';
import { signsNamed } from '#domain/signs/signs.ts';
import {
  callAt,
  eyeTroubleWords,
  getHelpAnchor,
  getHelpHeading,
  levelHeadings,
} from '#domain/words/urgency.ts';
import { SignList } from './sign-list.tsx';
import { WhenClosed } from './when-closed.tsx';

interface GetHelpProps {
  page: { signs: readonly string[]; readers?: Readers };
  className?: string;
  /** The classes of the heading. */
  look?: string;
}

/** The signs of a page, below what to do about them, or nothing if it has none. */
export function GetHelp({
  page: { signs, readers },
  className = 'prose mt-12',
  look,
}: GetHelpProps) {
  if (signs.length === 0) return null;
  const triage = triagePath();
  return (
    <section aria-labelledby={getHelpAnchor} className={className}>
      <h2 id={getHelpAnchor} className={look}>
        {getHelpHeading}
      </h2>
      <div className="prose">
        {listsByLevel(signsNamed(signs)).map((list) => (
          <Fragment key={list.level}>
            <h3>{levelHeadings[list.level]}</h3>
            {list.parts.map(({ closed, signs }) => (
              <Fragment key={closed ?? 'any'}>
                <SignList signs={signs} readers={readers} />
                {closed && (
                  <p>
                    <WhenClosed rule={closed} />
                  </p>
                )}
              </Fragment>
            ))}
            {list.level === 'today' && (
              <p>
                <Phrase text={callAt} parts={{ phone: <PhoneLink /> }} />
              </p>
            )}
          </Fragment>
        ))}
        {triage && (
          <p className="screen-only">
            <a href={triage} className="text-link">
              {eyeTroubleWords.allSigns}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
