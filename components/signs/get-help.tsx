import { Fragment } from 'react';
import { ArrowLink } from '#components/ui/link-list.tsx';
import { CallLink, PhoneLink } from '#components/ui/phone-link.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Audience } from '#domain/schema/shared.ts';
import { triagePath } from '#domain/services/services.ts';
import { listsByLevel, signText } from '#domain/signs/sign-lists.ts';
import { signsNamed } from '#domain/signs/signs.ts';
import {
  eyeTroubleWords,
  getHelpAnchor,
  getHelpHeading,
  levelHeadings,
} from '#domain/words/urgency.ts';
import { LevelAction, LevelSigns, SignLines, WhenClosed } from './level.tsx';

interface GetHelpProps {
  page: { signs: readonly string[]; audience?: Audience };
  className?: string;
  headingClass?: string;
}

/** The signs of a page, below what to do about them, or nothing if it has none. */
export function GetHelp({
  page: { signs, audience },
  className = 'prose mt-12',
  headingClass = '',
}: GetHelpProps) {
  if (signs.length === 0) return null;
  const triage = triagePath(signs);
  return (
    <Section
      title={getHelpHeading}
      titleId={getHelpAnchor}
      headingClass={headingClass}
      className={className}
    >
      <div className="prose">
        {listsByLevel(signsNamed(signs)).map((list) => (
          <Fragment key={list.level}>
            <h3>{levelHeadings[list.level]}</h3>
            {list.parts.map(({ closed, signs }) => (
              <Fragment key={closed ?? 'any'}>
                <ul>
                  {signs.map((sign) => (
                    <li key={sign.id}>{signText(sign, audience)}</li>
                  ))}
                </ul>
                {closed && (
                  <p>
                    <WhenClosed rule={closed} />
                  </p>
                )}
              </Fragment>
            ))}
            {list.level === 'today' && (
              <p>
                Our number is <PhoneLink />.
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
    </Section>
  );
}

/** The signs of an eye problem, each level below its order, as on the page about emergencies. */
export function GetHelpByLevel({ page: { signs, audience } }: Pick<GetHelpProps, 'page'>) {
  if (signs.length === 0) return null;
  const triage = triagePath(signs);
  return (
    <Section
      title={getHelpHeading}
      titleId={getHelpAnchor}
      headingClass="display-3"
      className="problem-part bg-white"
    >
      <div className="grid gap-6">
        {listsByLevel(signsNamed(signs)).map((list) => (
          <LevelSigns
            key={list.level}
            list={list}
            as="h3"
            lines={(some) => <SignLines signs={some} audience={audience} />}
            beforeRule={
              <>
                <CallLink className="text-link whitespace-nowrap" />
                {'. '}
              </>
            }
          >
            {list.level === 'now' && <LevelAction level="now" />}
          </LevelSigns>
        ))}
        {triage && (
          <p className="screen-only">
            <ArrowLink href={triage}>{eyeTroubleWords.allSigns}</ArrowLink>
          </p>
        )}
      </div>
    </Section>
  );
}
