import type { ReactNode } from 'react';
import { BookingButton } from '#components/booking/booking-link.tsx';
import { Island } from '#components/island/island.tsx';
import copyAndPrint from '#components/ui/copy-and-print.island.tsx';
import { ArrowLink } from '#components/ui/link-list.tsx';
import { pageCopy, services } from '#domain/content.ts';
import { chartQuestion, eyeChart } from '#domain/pictures/eye-chart.ts';

/** Each pair of lenses, and what they do to the chart. */
const rounds = [
  { name: 'power', title: 'Power', outcomes: ['More blurred.', 'Clearer.'] },
  { name: 'axis', title: 'Axis', outcomes: ['The double edges are gone.', 'More doubled.'] },
  { name: 'fine', title: 'Fine', outcomes: ['Softer.', 'Crisper.'] },
];

const { heading } = pageCopy('home');
const rows = eyeChart(heading);

/** The place of the chart: on the page whose link preview shows it, or else on the home page. */
const chartPath = `${services.find(({ chart }) => chart)?.path ?? '/'}#one-or-two`;

type RoundProps = (typeof rounds)[number] & { children: ReactNode };

/** The sizes of the chart's rows, in the size of the first. */
const rowSizes = ['', 'text-.62em', 'text-.44em', 'text-.32em', 'text-.25em', 'text-.2em'];

/**
 * The question of every exam: a chart with the letters of the home page's heading behind a lens, three rounds
 * that sharpen it, and then the way to an exam. It works without a script. Nothing if the heading makes no chart.
 */
export function OneOrTwo() {
  if (rows.length === 0) return null;
  return (
    <section
      id="one-or-two"
      aria-labelledby="one-or-two-heading"
      data-text="skip"
      className="one-or-two on-dark screen-only relative flex-col justify-center px-margin pb-6 overflow-x-clip"
    >
      <div className="w-full max-w-26rem mx-auto @lg:max-w-none">
        <h3 id="one-or-two-heading" className="display-1 max-w-9em">
          {chartQuestion}
        </h3>
        <p className="lead mt-3 @lg:mt-5">It’s the question you’ll hear most in the chair.</p>
        <div className="rounds @lg:max-w-26rem">
          <p className="mt-2 mb-4 @lg:mb-6 text-slate">
            Try both lenses each time, and keep the clearer one. It’s a taste of an exam, not an eye
            test.
          </p>
          <div className="grid gap-x-3 grid-cols-3 @lg:grid-cols-1">
            {rounds.map((round, index) => (
              <Round key={round.name} {...round}>
                {index === rounds.length - 1 && (
                  <span className="when-sharp">{`It’s sharp now. The chart reads: ${heading}`}</span>
                )}
              </Round>
            ))}
          </div>
        </div>
        <div className="when-sharp mt-4 @lg:mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
          <BookingButton isOnPage />
          <Island
            of={copyAndPrint}
            props={{
              title: chartQuestion,
              part: chartPath,
              label: 'Send it to someone who squints',
            }}
          />
        </div>
      </div>
      <div className="lens-place grid place-items-center" aria-hidden>
        <div className="lens relative grid place-items-center aspect-square rounded-50% @container">
          {/* The scale of the axis: 72 dashes of a circle, which every engine draws alike. */}
          <svg className="axis absolute inset-0 w-full h-full text-gold" aria-hidden>
            <circle cx="50%" cy="50%" pathLength="72" />
          </svg>
          <div className="chart grid gap-0.12em pl-0.18em text-center display-face text-[20cqi] leading-none tracking-[0.18em] whitespace-nowrap">
            {rows.map((row, index) => (
              <span key={rowSizes[index]} className={rowSizes[index]}>
                {row}
              </span>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Leads to the chart on the home page. A link that is sent leads here, because this page has the chart’s preview. */
export function ChartLink() {
  if (rows.length === 0) return null;
  return (
    <p id="one-or-two" data-text="skip" className="mt-8 screen-only">
      <ArrowLink href="/#one-or-two">{`${chartQuestion} Try it`}</ArrowLink>
    </p>
  );
}

/** Two lenses to choose from. What each one does to the chart is said, for those who don't see it. */
function Round({ name, title, outcomes, children }: RoundProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={`round-${name}`}
      className="flex flex-wrap items-center gap-1.5 @lg:gap-3 py-2 border-t"
    >
      {/* A fieldset's legend can't be beside the buttons in every engine. */}
      <span id={`round-${name}`} className="eyebrow w-full @lg:w-28">
        {title}
      </span>
      {outcomes.map((outcome, index) => (
        <label key={outcome} className="grid place-items-center">
          <input
            type="radio"
            name={name}
            value={index + 1}
            className="choice grid-area-[1/1] w-[var(--choice)] h-[var(--choice)] appearance-none rounded-50% cursor-pointer"
          />
          <span className="grid-area-[1/1] pointer-events-none display-face text-2rem leading-none">
            <span className="sr-only">Lens </span>
            {index + 1}
          </span>
        </label>
      ))}
      <p role="status" className="sr-only">
        {outcomes.map((outcome) => (
          <span key={outcome} className="outcome">
            {outcome}{' '}
          </span>
        ))}
        {children}
      </p>
    </div>
  );
}
