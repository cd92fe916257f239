import type { ReactNode } from 'react';
import { BookingLink } from '#components/booking/booking-link.tsx';
import { Island } from '#components/island/island.tsx';
import copyAndPrint from '#components/ui/copy-and-print.island.tsx';
import { pageCopy } from '#domain/content.ts';
import { chartQuestion, eyeChart } from '#domain/pictures/eye-chart.ts';
import { chartPath } from '#domain/services/services.ts';

/** Each pair of lenses, and what they do to the chart. */
const rounds = [
  { name: 'power', title: 'Power', outcomes: ['More blurred.', 'Clearer.'] },
  { name: 'axis', title: 'Axis', outcomes: ['The double edges are gone.', 'More doubled.'] },
  { name: 'fine', title: 'Fine', outcomes: ['Softer.', 'Crisper.'] },
];

const choice =
  ':uno-choice: grid-area-[1/1] w-[var(--choice)] h-[var(--choice)] appearance-none border border-[color-mix(in_srgb,currentColor_45%,transparent)] rounded-50% cursor-pointer [transition:background-color_0.2s] [&:hover:not(:checked)]:bg-[color-mix(in_srgb,var(--gold)_16%,transparent)] [&:active:not(:checked)]:bg-[color-mix(in_srgb,var(--gold)_30%,transparent)] checked:bg-gold checked:border-gold media-forced:checked:[forced-color-adjust:none] media-forced:checked:bg-[CanvasText] media-forced:checked:border-2 media-forced:checked:border-[CanvasText]';
const choiceNumber =
  ':uno-choice-number: grid-area-[1/1] pointer-events-none font-display font-500 text-1.875rem leading-none lining-nums [:checked+&]:text-on-gold media-forced:[:checked+&]:[forced-color-adjust:none] media-forced:[:checked+&]:color-[Canvas]';

type RoundProps = (typeof rounds)[number] & { children: ReactNode };

/** The sizes of the chart's rows, in the size of the first. */
const rowSizes = ['', 'text-.62em', 'text-.44em', 'text-.32em', 'text-.25em', 'text-.2em'];

/**
 * The question of every exam: a chart with the letters of the home page's heading behind a lens, three rounds
 * that sharpen it, and then the way to an exam. It works without a script. Nothing if the heading makes no chart.
 */
export function OneOrTwo({ isHome = false }: { isHome?: boolean }) {
  const Heading = isHome ? 'h3' : 'h2';
  const { heading } = pageCopy('home');
  const rows = eyeChart(heading);
  if (rows.length === 0) return null;
  return (
    <section
      id="one-or-two"
      aria-labelledby="one-or-two-heading"
      data-text="skip"
      className="
        :uno-one-or-two: [--fade:0px] [#services_&]:[--fade:5rem]
        bg-[linear-gradient(transparent,var(--night)_var(--fade)_calc(100%-var(--fade)),transparent)]
        [--lens:min(76vw,24rem)] plain:[--lens:min(80vw,42svh)]
        plain:media-beside:[--lens:min(76svh,50vw)] [--choice:clamp(2.75rem,12.5vw,3.5rem)]
        media-beside:[--choice:clamp(2.75rem,5vw,3.5rem)]
        plain:media-held:[&_:is(input,a,button)]:scroll-mt-[calc(var(--lens)+3rem)] on-dark
        screen-only relative flex flex-col justify-center gap-4 min-h-[var(--first-view,100svh)]
        pt-[calc(var(--header-height)+1rem)] px-margin pb-12 overflow-x-clip
        scroll-mt-[calc(-1.5rem-var(--header-height))] wide:media-beside:grid
        wide:media-beside:items-center media-beside:content-center media-turned:grid-cols-[1fr_auto]
        media-turned:gap-10 lg:grid-cols-[5fr_7fr] lg:gap-6
      "
    >
      <div className="w-full max-w-26rem mx-auto lg:max-w-none">
        <Heading id="one-or-two-heading" className="display-1 max-w-9em">
          {chartQuestion}
        </Heading>
        <p className="lead mt-3 lg:mt-5">It’s the question you’ll hear most in the chair.</p>
        <div className="rounds lg:max-w-26rem">
          <p className="mt-2 mb-4 lg:mb-6 text-slate">
            Try both lenses each time, and keep the clearer one. It’s a taste of an exam, not an eye
            test.
          </p>
          <div className="grid gap-x-3 grid-cols-3 lg:grid-cols-1">
            {rounds.map((round, index) => (
              <Round key={round.name} {...round}>
                {index === rounds.length - 1 && (
                  <span className="when-sharp">{`It’s sharp now. The chart reads: ${heading}`}</span>
                )}
              </Round>
            ))}
          </div>
        </div>
        <div className="when-sharp mt-4 lg:mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
          <BookingLink isOnPage={isHome} className="button-gold" />
          <Island
            of={copyAndPrint}
            props={{
              title: chartQuestion,
              part: { path: chartPath(), label: 'Send it to someone who squints' },
            }}
            keepsPress
          />
        </div>
      </div>
      <div
        className=":uno-lens-place: plain:media-held:(sticky top-header z-1 -mx-gutter pt-5 pb-8 bg-[linear-gradient(var(--night)_calc(100%-1.25rem),transparent)]) order--1 grid place-items-center media-beside:order-0 media-beside:sticky media-beside:top-[calc((100svh+var(--header-height)-var(--lens))/2)] media-beside:self-start"
        aria-hidden
      >
        <div className="lens relative grid place-items-center w-[var(--lens)] aspect-square border border-gold rounded-50% @container media-forced:[forced-color-adjust:none] media-forced:color-[CanvasText] media-forced:[background:Canvas] media-forced:border-2 media-forced:border-[CanvasText]">
          <div className="chart grid justify-items-center gap-0.12em pl-0.18em font-display font-500 text-[20cqi] leading-none tracking-[0.18em] whitespace-nowrap">
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

/** Two lenses to choose from. What each one does to the chart is said, for those who don't see it. */
function Round({ name, title, outcomes, children }: RoundProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5 lg:gap-3 py-2 border-t">
      <legend className="float-left w-full lg:w-28 eyebrow">{title}</legend>
      {outcomes.map((outcome, index) => (
        <label key={outcome} className="grid place-items-center">
          <input type="radio" name={name} value={index + 1} className={choice} />
          <span className={choiceNumber}>
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
    </fieldset>
  );
}
