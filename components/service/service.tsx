import './service.css';
import type { ReactNode } from 'react';
import { Cited } from '#components/article/cited.tsx';
import { MedicalReview } from '#components/article/medical-review.tsx';
import { Sources } from '#components/article/sources.tsx';
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { PrintHeading } from '#components/layout/print-heading.tsx';
import { RelatedPages } from '#components/layout/related-pages.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { reviewOf, type ServiceView, trailTo } from '#content/index.ts';
import { CallToAction } from './call-to-action.tsx';
import { Benefits, Process, Questions, Technology } from './sections.tsx';
import { Sidebar } from './sidebar.tsx';

interface ServiceProps extends ServiceView {
  /** What a page of its own puts above everything else; its picture then waits below. */
  before?: ReactNode;
  /** The page's own way to act, in place of the call to book. */
  action?: ReactNode;
  /** What ends the page in place of the call to action. */
  ending?: ReactNode;
}

/** A service: what it is, why it matters, how it goes, with what, and what people ask. */
export function Service({ service, related, before, action, ending }: ServiceProps) {
  const review = reviewOf(service.updated);
  return (
    <>
      <PrintHeading path={service.path} />
      <header className={`container page-top ${before ? 'pb-8' : 'pb-12'}`}>
        <Breadcrumbs trail={trailTo(service)} />
        <div className={`service-opening ${before ? 'service-opening-plain mt-6' : 'mt-10'}`}>
          <div>
            <h1 className="display-1">{service.title}</h1>
            <p className="lead text-slate mt-5">{service.tagline}</p>
            {action && !before && <p className="mt-8 screen-only">{action}</p>}
          </div>
          {before ? (
            <div className="screen-only">{action}</div>
          ) : (
            <ServicePicture service={service} />
          )}
        </div>
      </header>
      {before}
      <div className="container service-columns">
        <div className="service-text">
          <div className="measure">
            {before && <ServicePicture service={service} />}
            {service.description.map((paragraph) => (
              <p key={paragraph}>
                <Cited of={service}>{paragraph}</Cited>
              </p>
            ))}
          </div>
          <Benefits service={service} />
          <Process service={service} />
          <Technology service={service} />
          <Questions service={service} />
          <RelatedPages related={related} />
          <Sources sources={service.sources}>
            {review && (
              <p className="small mt-6">
                <MedicalReview review={review} />
              </p>
            )}
          </Sources>
        </div>
        <Sidebar />
      </div>
      {ending ?? <CallToAction service={service} action={action} />}
    </>
  );
}

function ServicePicture({ service: { image } }: Pick<ServiceProps, 'service'>) {
  return (
    <Picture
      {...image}
      sizes="(min-width: 64rem) 41rem, 92vw"
      priority
      pictureClassName="service-picture"
      className="w-full aspect-[3/2] object-cover"
    />
  );
}
