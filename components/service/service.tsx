import { BookingButton } from '#components/booking/booking-link.tsx';
import { NextStep } from '#components/booking/next-step.tsx';
import { Gallery, GalleryLink } from '#components/gallery/gallery.tsx';
import { AllProblems, ProblemList } from '#components/problems/problem-list.tsx';
import { Calls } from '#components/ui/calls.tsx';
import { RelatedPages } from '#components/ui/link-list.tsx';
import { Breadcrumbs } from '#components/ui/page-header.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Section } from '#components/ui/section.tsx';
import { Sources } from '#components/ui/sources.tsx';
import type { ServicePage } from '#domain/content.ts';
import { problemsRelatedTo } from '#domain/problems/problems.ts';
import { pageLink } from '#domain/site/routes.ts';
import { Emergencies } from './emergencies.tsx';
import { Benefits, Description, Process, Questions, Technology } from './sections.tsx';
import { Sidebar } from './sidebar.tsx';

/** The number of eye problems that a service lists before it leads to all of them. */
const mostProblems = 4;

/**
 * A service says what it is and leads to a visit: why it matters, how it goes, its instruments, and questions, then
 * the eye problems that it helps with. Emergencies have a page apart.
 */
export function Service({ service }: { service: ServicePage }) {
  if (service.triage) return <Emergencies service={service} triage={service.triage} />;
  const problems = problemsRelatedTo(service.path);
  const isList = problems.length > 2;
  return (
    <>
      <Opening service={service} />
      <Gallery service={service} />
      <Description service={service} />
      <Benefits service={service} />
      {service.detail && (
        <Picture
          {...service.detail}
          sizes="100vw"
          pictureClassName="cover h-[clamp(10rem,42vw,36rem)] content-visibility-auto screen-only"
        />
      )}
      <Process service={service} />
      <Technology service={service} />
      <div className="grid gap-x-20 gap-y-[clamp(3.5rem,7vw,5.5rem)] px-margin py-section bg-white @lg:grid-cols-[1fr_min(19rem,30vw)]">
        <div className="grid gap-[clamp(3rem,7vw,5.5rem)]">
          <Questions service={service} />
          {isList && (
            <Section
              title="Eye problems we can help with"
              titleId="eye-problems"
              headingClass="display-2"
            >
              <div className="mt-6">
                <ProblemList problems={problems.slice(0, mostProblems)} look="rows" />
                <AllProblems />
              </div>
            </Section>
          )}
          <section className="halves">
            <RelatedPages
              related={[...(service.related ?? []).map(pageLink), ...(isList ? [] : problems)]}
            />
            <Sources of={service} />
          </section>
        </div>
        <Sidebar />
      </div>
      <NextStep action={service.gallery?.visit ?? service.action} />
    </>
  );
}

function Opening({ service }: { service: ServicePage }) {
  return (
    <header className="halves gap-0 pt-bar @lg:pl-margin @lg:min-h-[clamp(30rem,50vw,min(84svh,46rem))]">
      <section className="pt-[clamp(1.5rem,4vw,3rem)] px-gutter pb-8 z-1 @lg:pb-16 @lg:pl-0 @lg:pr-10">
        <Breadcrumbs page={service} />
        <h1 className="display-1 mt-[clamp(1.5rem,4vw,3rem)] @lg:mt-[clamp(2.5rem,11svh,7rem)]">
          {service.title}
        </h1>
        <p className="lead text-slate mt-5">{service.tagline}</p>
        <p
          data-text="skip"
          className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 screen-only"
        >
          <BookingButton>{service.gallery?.visit ?? service.action}</BookingButton>
          <GalleryLink service={service} />
          <Calls className="line-link" />
        </p>
      </section>
      <Picture
        {...service.image}
        sizes="(min-width: 64rem) 62vw, 100vw"
        priority
        className="@lg:absolute"
        pictureClassName="cover relative aspect-3/2 @lg:aspect-auto"
      />
    </header>
  );
}
