import { CallBar } from '#components/booking/next-step.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { ArrowLink } from '#components/ui/link-list.tsx';
import { Breadcrumbs } from '#components/ui/page-header.tsx';
import { Call911 } from '#components/ui/phone-link.tsx';
import { Section } from '#components/ui/section.tsx';
import { pageCopy } from '#domain/content.ts';
import { plainPages } from '#domain/core/addresses.ts';
import { emergencyWords } from '#domain/core/urgency.ts';
import { problemGroups } from '#domain/problems/problems.ts';
import { longestQuery } from '#domain/search/query.ts';
import { triagePath } from '#domain/signs/triage.ts';
import { ProblemList, ShowLink } from './problem-list.tsx';

/** Plates that a phone shows at first load before the others. */
const eagerPlates = 4;

/** The wall finds an eye problem by its picture or a word: plates by what people notice, below a line for what can't wait. */
export function ProblemIndex() {
  const { heading, standfirst, alarm } = pageCopy('eye-problems');
  const triage = triagePath();
  return (
    <>
      <header className="container grid gap-3 pt-[calc(var(--bar)+clamp(1rem,4vw,4rem))] pb-[clamp(1rem,3vw,2.5rem)]">
        <Breadcrumbs page={plainPages.problems} />
        <h1 className="display-1 mt-[clamp(0.5rem,2vw,1.5rem)]">{heading}</h1>
        <p className="lead text-slate measure">{standfirst}</p>
      </header>
      <div className="container pb-[clamp(3.5rem,7vw,6rem)]">
        <p
          data-alarm
          className="spread gap-x-8 gap-y-2.5 p-3.5 leading-[1.4] bg-white border-l-4 border-alarm-ground edged"
        >
          <b>
            {alarm} <span className="hidden print:inline">{emergencyWords.call911}</span>
          </b>
          <span
            data-text="skip"
            className="flex flex-wrap items-center gap-x-5 gap-y-1 @lg:flex-row-reverse screen-only"
          >
            <Call911 />
            {triage && <ArrowLink href={triage}>What to do now</ArrowLink>}
          </span>
        </p>
        <ShowLink />
        <Filter />
        <p
          data-groups
          data-text="skip"
          className="small flex flex-wrap gap-x-3 mt-1 @md:hidden screen-only"
        >
          {problemGroups.slice(1).map(({ id, title }) => (
            <a key={id} className="tap decoration-gold" href={`#${id}`}>
              {title}
            </a>
          ))}
        </p>
        <div
          id="eye-problems"
          className="grid gap-[clamp(2.5rem,5vw,3.5rem)] mt-[clamp(1.5rem,4vw,2.75rem)]"
        >
          {problemGroups.map(({ id, title, problems }, index) => (
            <Section key={id} title={title} titleId={id} headingClass="display-3">
              <ProblemList problems={problems} look="wall" eager={index === 0 ? eagerPlates : 0} />
            </Section>
          ))}
        </div>
        <p className="small text-slate mt-10">
          Each plate shows how a problem often looks, not how yours must look. Some show the inside
          of the eye, as a doctor sees it.
        </p>
      </div>
      <CallBar />
    </>
  );
}

/** The field that filters the wall (`filter-list.ts`). Without its script, it searches the site. */
function Filter() {
  return (
    <search className="block w-full max-w-32rem mt-4 @md:mt-6">
      <p role="status" className="sr-only" data-spoken />
      <div className="grid gap-px not-empty:mb-4" data-notice />
      {/* A line of the notice: what to do, with a number to call, and the way to the sign. */}
      <template>
        <p className="sign-line">
          <b>
            <a className="line-link text-inherit" href="tel:911">
              {emergencyWords.call911}
            </a>
          </b>
          <a className="block py-2 no-underline" href={plainPages.search.path}>
            <span>{plainPages.search.title}</span>
          </a>
        </p>
      </template>
      <form action={plainPages.search.path} className="search-form">
        <input
          type="search"
          name="q"
          aria-label="Say what you see or what happened"
          placeholder="Say what you see or what happened"
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          data-filter="eye-problems"
          className="min-h-12 pl-4 pr-12 bg-transparent"
        />
        <button type="submit" aria-label="Search" className="search-button">
          <Icon name="search" size={20} />
        </button>
      </form>
      <p role="status" className="small not-empty:mt-3" data-left />
    </search>
  );
}
