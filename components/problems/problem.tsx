import type { ReactNode } from 'react';
import { BookingLink } from '#components/booking/booking-link.tsx';
import { OpenNow } from '#components/hours/hours.tsx';
import { Island } from '#components/island/island.tsx';
import { GetHelp } from '#components/signs/get-help.tsx';
import { WhenClosed } from '#components/signs/level.tsx';
import { OtherLanguage } from '#components/signs/other-language.tsx';
import { CallLink } from '#components/ui/call-office.tsx';
import copyAndPrint from '#components/ui/copy-and-print.island.tsx';
import { RelatedPages } from '#components/ui/link-list.tsx';
import { MarkdownText } from '#components/ui/markdown-text.tsx';
import { Breadcrumbs } from '#components/ui/page-header.tsx';
import { Call911, CallPoisonHelp, WithNumber } from '#components/ui/phone-link.tsx';
import { Plate } from '#components/ui/plate.tsx';
import { QuestionsToAsk } from '#components/ui/questions-to-ask.tsx';
import { Section } from '#components/ui/section.tsx';
import { Sources } from '#components/ui/sources.tsx';
import type { ProblemPart } from '#content-model/schema/problem.ts';
import { openLocations, type ProblemPage } from '#domain/content.ts';
import { platePath } from '#domain/pictures/find-picture.ts';
import { rowOf, signsNamed } from '#domain/signs/named-signs.ts';
import { pageLink } from '#domain/site/routes.ts';
import { getHelpAnchor, poisonHelp } from '#domain/words/urgency.ts';
import { LevelMark } from './problem-list.tsx';

const partLook = 'problem-part';

/** Reader views leave out a `div` that has more links than text, so the opening has none. */
const openingLook =
  'problem-opening grid gap-x-12 gap-y-5 lg:gap-x-20 pt-[calc(var(--bar)+1rem)] pb-8 px-margin';

/** An eye problem says how soon it needs help, then the signs, what to do tonight, and what it is. */
export function Problem({ problem }: { problem: ProblemPage }) {
  const isEmergency = problem.level === 'now';
  return (
    <article>
      <Opening problem={problem} />
      {isEmergency && <Tonight problem={problem} />}
      <Part title="What it looks and feels like" id="what-you-notice" view={problem.view}>
        <ul>{problem.notice.map(listItem)}</ul>
      </Part>
      <GetHelp page={problem} className={`${partLook} bg-white`} />
      {!isEmergency && <Tonight problem={problem} />}
      <Part title="What it usually is" id="what-it-is">
        <MarkdownText parts={problem.parts} />
      </Part>
      <Part title="At a visit" id="at-a-visit">
        <p>{problem.visit}</p>
      </Part>
      <QuestionsToAsk
        questions={problem.questionsToAsk}
        headingClass="display-3"
        className={`${partLook} pt-0`}
      />
      {problem.help && (
        <Part title="Who else may help" id="who-else">
          <p>{problem.help}</p>
        </Part>
      )}
      <section className={`${partLook} gap-y-12 border-t`}>
        <div className="grid gap-6 content-start">
          <RelatedPages related={problem.related.map(pageLink)} />
          <Island
            of={copyAndPrint}
            props={{ title: problem.title }}
            keepsPress
            className="screen-only"
          />
        </div>
        <Sources of={problem} />
      </section>
    </article>
  );
}

function Tonight({ problem: { home, level } }: { problem: ProblemPage }) {
  return (
    <Part title={level === 'now' ? 'What to do now' : 'What to do tonight'} id="at-home">
      <ol>{home.steps.map(listItem)}</ol>
      <ul>{home.avoid.map(listItem)}</ul>
    </Part>
  );
}

/** Title, answer, and how soon, with the plate beside them, or below them on a phone. */
function Opening({ problem }: { problem: ProblemPage }) {
  const { title, answer, plate } = problem;
  return (
    <header className={`${openingLook} ${plate ? 'beside-plate' : ''}`}>
      <div>
        <Breadcrumbs page={problem} />
        <h1 className="display-1 mt-2 lg:mt-8">{title}</h1>
        <p className="lead mt-3 md:mt-5 max-w-34rem">{answer}</p>
      </div>
      <HowSoon problem={problem} />
      {plate && (
        <PlateFigure
          plate={plate}
          caption={plate.caption ?? 'How it often looks. Yours may differ.'}
          eager
          className="mt-2 max-w-22rem comfort-small:md:grid-area-[1/2/3] comfort-small:md:w-full"
        />
      )}
    </header>
  );
}

interface PlateFigureProps {
  plate: NonNullable<ProblemPage['plate']>;
  caption: string;
  eager?: boolean;
  className: string;
}

function PlateFigure({ plate, caption, eager, className }: PlateFigureProps) {
  return (
    <figure className={`justify-self-center w-60vw ${className}`}>
      <Plate src={platePath(plate.file)} alt={plate.alt} eager={eager} />
      <figcaption className="small text-slate text-center text-balance mt-2">{caption}</figcaption>
    </figure>
  );
}

/** An emergency: the panel is as red as its button would be, and the button is the reverse. */
const alarmPanel = 'alarm-panel p-5 text-on-alarm bg-alarm-ground edged';

/** How soon the problem usually needs help, and the links to get it. */
function HowSoon({ problem: { level, signs } }: { problem: ProblemPage }) {
  const own = signsNamed(signs);
  return (
    <section
      className={`how-soon grid col-start-1 gap-3 content-start lg:max-w-38rem ${level === 'now' ? alarmPanel : 'pt-4 border-t border-gold'}`}
      data-level={level}
    >
      <p className="subtitle">
        <LevelMark level={level} />
      </p>
      <p
        data-text="skip"
        className={`flex flex-wrap gap-3 screen-only ${level === 'now' ? 'max-sm:grid' : ''}`}
      >
        {level === 'now' && <Call911 className="button-alarm text-alarm-ground bg-on-alarm" />}
        {level === 'now' && own.some(({ adults }) => adults.includes(poisonHelp.number)) && (
          <CallPoisonHelp />
        )}
        {level === 'now' && (
          <OtherLanguage row={rowOf(signs)?.id} className="line-link text-inherit" />
        )}
        {level === 'today' && <CallLink className="by-phone button-gold" />}
        {(level === 'soon' || level === 'wait') && (
          <>
            <BookingLink className="button-gold" />
            <CallLink className="button-line" />
          </>
        )}
      </p>
      {level === 'today' && (
        <>
          {openLocations.length === 1 && <OpenNow className="md:min-h-3.3em" />}
          <p className="text-1.125rem font-600 leading-[1.4]">
            <WhenClosed signs={own.filter((sign) => sign.level === 'today').slice(0, 1)} />
          </p>
        </>
      )}
      {level !== 'now' && (
        <p data-text="skip" className="screen-only">
          <a className="text-link font-600" href={`#${getHelpAnchor}`}>
            Some signs can’t wait
          </a>
        </p>
      )}
    </section>
  );
}

interface PartProps {
  title: string;
  id: ProblemPart;
  /** The plate of what people may see: an impression, not a test. */
  view?: ProblemPage['view'];
  children: ReactNode;
}

function Part({ title, id, view, children }: PartProps) {
  return (
    <Section
      title={title}
      titleId={id}
      headingClass={`display-3 ${view ? 'comfort-small:md:col-span-full comfort-small:lg:col-auto' : ''}`}
      className={`${partLook} follows ${view ? 'beside-view' : ''}`}
    >
      <div className="prose max-w-38rem">{children}</div>
      {view && (
        <PlateFigure
          plate={view}
          caption={view.caption ?? 'What you may see'}
          className="max-w-16rem md:w-full lg:col-start-2 comfort-small:lg:col-start-3"
        />
      )}
    </Section>
  );
}

function listItem(text: string) {
  return (
    <li key={text}>
      <WithNumber>{text}</WithNumber>
    </li>
  );
}
