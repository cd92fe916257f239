import { ArrowLink } from '#components/ui/link-list.tsx';
import { Section } from '#components/ui/section.tsx';
import type { ProblemRecord } from '#content-model/schema/problem.ts';
import { eyeTroubleWords, getHelpAnchor, getHelpHeading } from '#domain/core/urgency.ts';
import { listsByLevel } from '#domain/signs/sign-lists.ts';
import { rowOf, signsNamed, triagePath } from '#domain/signs/triage.ts';
import { LevelSigns, SignLines, TellThem } from './level.tsx';

interface GetHelpProps {
  page: Pick<ProblemRecord, 'signs'> &
    Partial<Pick<ProblemRecord, 'explained' | 'audience' | 'row'>>;
  className: string;
  headingClass?: string;
}

/** The signs of a page, each level below its order, as on the page about emergencies. Nothing if it has none. */
export function GetHelp({
  page: { signs, explained, audience, row },
  className,
  headingClass = 'display-3',
}: GetHelpProps) {
  if (signs.length === 0) return null;
  const triage = triagePath(signs, 'en', row);
  const listed = listsByLevel(signsNamed(signs));
  return (
    <Section
      title={getHelpHeading}
      titleId={getHelpAnchor}
      headingClass={headingClass}
      className={className}
    >
      <div className="grid gap-6">
        {listed.map((list) => (
          <LevelSigns
            key={list.level}
            list={list}
            as="h3"
            lines={(some) => <SignLines signs={some} audience={audience} explained={explained} />}
          />
        ))}
        {listed.some(({ level }) => level !== 'soon') && (
          <TellThem tellThem={rowOf(signs, row)?.tellThem} />
        )}
        {triage && (
          <p data-text="skip" className="screen-only">
            <ArrowLink href={triage}>{eyeTroubleWords.allSigns}</ArrowLink>
          </p>
        )}
      </div>
    </Section>
  );
}
