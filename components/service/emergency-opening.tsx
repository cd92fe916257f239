import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { WithPoisonHelp } from '#components/contact/poison-help.tsx';
import { Section } from '#components/layout/section.tsx';
import type { ServicePage } from '#domain/content.ts';
import { firstAidAnchor } from '#domain/schema/sign-rows.ts';
import { trailTo } from '#domain/site/breadcrumbs.ts';
import { emergencyWords } from '#domain/words/urgency.ts';
import { EmergencyCalls } from './emergency-calls.tsx';

/** 19 px, because it is read at arm's length from the sink. */
const firstAidLook =
  'first-aid on-dark bg-band mt-0.5 pt-4 px-gutter pb-5 text-[1.1875rem] leading-[1.36] [&_a]:font-600 [&_a]:text-bronze [box-shadow:inset_4px_0_var(--gold)] forced-outline outline-offset-[-1px] md:py-7 wide:lg:col-start-2 wide:lg:row-start-1 wide:lg:row-span-2 wide:lg:grid wide:lg:content-center wide:lg:m-0 wide:lg:py-10 wide:lg:pl-10 wide:lg:pr-[max(var(--gutter),var(--margin))]';

/** What can't wait: title, calls, first aid. A phone's first screen shows the calls and the first steps. */
export function EmergencyOpening({ service }: { service: ServicePage }) {
  const { title, tagline, firstAid } = service;
  return (
    <header className="grid gap-3.5 pt-[calc(var(--header-height)+0.875rem)] md:gap-5 md:pt-[calc(var(--header-height)+1.5rem)] wide:lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] wide:lg:grid-rows-[1fr_auto] wide:lg:gap-x-14 wide:lg:gap-y-0 wide:lg:pt-header wide:lg:pl-margin">
      <div className="grid gap-1 px-gutter md:gap-3 wide:lg:content-start wide:lg:pt-[clamp(1.5rem,3vw,2.5rem)] wide:lg:px-0">
        <Breadcrumbs trail={trailTo(service)} />
        <h1 className="display-1 wide:lg:mt-6">{title}</h1>
        <p className="leading-[1.45] color-slate md:max-w-[34rem] md:text-[1.25rem]">{tagline}</p>
      </div>
      <EmergencyCalls />
      {firstAid && (
        <Section
          title={firstAid.heading}
          titleId={firstAidAnchor}
          look="display-3 text-[min(1.75rem,7vw)]"
          className={firstAidLook}
        >
          <ol className="[counter-reset:step] grid gap-3 mt-2.5 mb-3.5 md:grid-cols-[1fr_1fr] md:gap-x-10 md:gap-y-4 md:mt-4 md:mb-5 wide:lg:grid-cols-1 wide:lg:gap-3.5">
            {firstAid.steps.map((step) => (
              <li
                key={step}
                className="counted large-number pl-7 before:text-[1.625rem] before:leading-none"
              >
                <WithPoisonHelp>{step}</WithPoisonHelp>
              </li>
            ))}
          </ol>
          <p className="text-[1.0625rem] color-slate">{emergencyWords.interpreters}</p>
        </Section>
      )}
    </header>
  );
}
