import { BookingButton } from '#components/booking/booking-link.tsx';
import { OtherLanguage, WhenClosed } from '#components/signs/level.tsx';
import { Calls, OnlyOpenNow } from '#components/ui/calls.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Breadcrumbs } from '#components/ui/page-header.tsx';
import { Call911, CallPoisonHelp } from '#components/ui/phone-link.tsx';
import { Plate } from '#components/ui/picture.tsx';
import type { SignRecord } from '#content-model/schema/signs.ts';
import type { ProblemPage } from '#domain/content.ts';
import { getHelpAnchor, poisonHelp } from '#domain/core/urgency.ts';
import { platePath } from '#domain/pictures/pictures.ts';
import { rowOf, signsNamed } from '#domain/signs/triage.ts';
import { levelLine, redLine } from '#domain/words/sign-words.ts';
import { LevelIcon } from './problem-list.tsx';

interface TopProps {
  problem: ProblemPage;
}

interface HowSoonProps extends TopProps {
  signs: readonly SignRecord[];
}

/** Reader views leave out a `div` that has more links than text, so the top has none. */
const topLook = 'grid gap-x-12 gap-y-5 @lg:gap-x-20 pt-[calc(var(--bar)+1rem)] pb-8 px-margin';

/**
 * The top of an eye problem’s page, the most urgent first: title, answer, and how soon, with the plate beside them, or
 * below them on a phone.
 */
export function ProblemTop({ problem }: TopProps) {
  const { title, answer, plate, level } = problem;
  const signs = signsNamed(problem.signs);
  return (
    <header className={`${topLook} ${plate ? 'beside-plate' : ''}`}>
      <div>
        <Breadcrumbs page={problem} />
        <h1 className="display-1 mt-2 @lg:mt-8">{title}</h1>
        <p className="lead mt-3 @md:mt-5 max-w-34rem">{answer}</p>
      </div>
      {level === 'now' ? (
        <Emergency problem={problem} signs={signs} />
      ) : (
        <HowSoon problem={problem} signs={signs} />
      )}
      {plate && (
        <PlateFigure
          plate={plate}
          caption={plate.caption ?? 'How it often looks. Yours may differ.'}
          eager
          className="mt-2 max-w-22rem @md:grid-area-[1/2/3] @md:w-full"
        />
      )}
    </header>
  );
}

const howSoonLook = 'how-soon grid col-start-1 gap-3 content-start @lg:max-w-38rem';

/** An emergency: the panel is as red as its button would be, and the button is the reverse. */
function Emergency({ problem, signs }: HowSoonProps) {
  return (
    <section
      className={`${howSoonLook} alarm-panel p-5 text-on-alarm bg-alarm-ground edged`}
      data-level="now"
    >
      <p className="subtitle flex items-center gap-2">
        <LevelIcon level="now" />
        {levelLine('now', signs)}
      </p>
      <p data-text="skip" className="grid @sm:flex flex-wrap gap-3 screen-only">
        <Call911 ground="text-alarm-ground bg-on-alarm" />
        {signs.some(({ adults }) => adults.includes(poisonHelp.number)) && <CallPoisonHelp />}
        <OtherLanguage
          row={rowOf(problem.signs, problem.row)?.id}
          className="line-link text-inherit"
        />
      </p>
    </section>
  );
}

/** A red line of what can’t wait, then how soon the problem itself needs help, and what to do while we’re closed. */
function HowSoon({ problem: { level }, signs }: HowSoonProps) {
  const isToday = level === 'today';
  return (
    <section className={howSoonLook} data-level={level}>
      <RedLine signs={signs} />
      <p className="subtitle flex items-center gap-2 mt-1">
        <LevelIcon level={level} />
        {levelLine(level, signs)}
      </p>
      <p data-text="skip" className="flex flex-wrap gap-3 screen-only">
        {!isToday && <BookingButton />}
        <Calls className={isToday ? 'by-phone button-gold' : 'button-line'} />
      </p>
      {isToday && <OnlyOpenNow />}
      {isToday && (
        <p className="leading-[1.45]">
          <WhenClosed signs={signs.filter((sign) => sign.level === 'today').slice(0, 1)} />
        </p>
      )}
    </section>
  );
}

/** The words lead to the signs. “Call 911” is a separate link, so that pressing it dials. */
function RedLine({ signs }: Pick<HowSoonProps, 'signs'>) {
  const { level, question, order } = redLine(signs);
  return (
    <p className="red-line flex flex-wrap bg-white border-2 border-current font-600 leading-[1.3] text-alarm">
      <a
        className="flex flex-[1_1_12rem] items-center gap-2.5 min-h-13 px-3 py-2 text-inherit no-underline hover:underline"
        href={`#${getHelpAnchor}`}
      >
        <Icon name={level} size={20} className="flex-none" />
        <span>
          {question}
          {level === 'call' && ` ${order}`}
          <span className="sr-only" data-text="skip">
            {' The signs are below.'}
          </span>
        </span>
      </a>{' '}
      {level === 'now' && (
        <a
          className="flex items-center min-h-11 px-3 text-inherit underline-offset-4 hover:decoration-2 whitespace-nowrap"
          href="tel:911"
        >
          {order}
        </a>
      )}
    </p>
  );
}

interface PlateFigureProps {
  plate: NonNullable<ProblemPage['plate']>;
  caption: string;
  eager?: boolean;
  className: string;
}

export function PlateFigure({ plate, caption, eager, className }: PlateFigureProps) {
  return (
    <figure className={`justify-self-center w-60vw ${className}`}>
      <Plate src={platePath(plate.file)} alt={plate.alt} eager={eager} />
      <figcaption className="small text-slate text-center text-balance mt-2">{caption}</figcaption>
    </figure>
  );
}
