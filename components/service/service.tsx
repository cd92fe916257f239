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

const pictureSizes = '(min-width: 64rem) 62vw, 100vw';

interface ServiceProps extends ServiceView {
  /** How a page of its own opens, with its heading; the picture then waits below. */
  opening?: ReactNode;
  /** The page's own way to act, in place of the call to book. */
  action?: ReactNode;
  /** What ends the page in place of the call to action. */
  ending?: ReactNode;
}

/** A service: what it is, why it matters, how it goes, with what, and what people ask. */
export function Service({ service, related, opening, action, ending }: ServiceProps) {
  const review = reviewOf(service);
  return (
    <>
      <PrintHeading path={service.path} />
      {opening ?? <Opening service={service} action={action} />}
      <div className="service-page">
        <div className="service-description measure">
          {opening && (
            <Picture
              {...service.image}
              sizes={pictureSizes}
              pictureClassName="aspect-video mb-10 cover screen-only"
            />
          )}
          {service.description.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'lead' : undefined}>
              <Cited of={service}>{paragraph}</Cited>
            </p>
          ))}
        </div>
        <Benefits service={service} />
        <Process service={service} />
        <Technology service={service} />
        <Questions service={service} />
        <div className="service-end halves">
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

function Opening({ service, action }: Pick<ServiceProps, 'service' | 'action'>) {
  return (
    <header className="service-opening pt-[var(--header-height)]">
      <div className="service-title">
        <Breadcrumbs trail={trailTo(service)} />
        <h1 className="display-1">{service.title}</h1>
        <p className="lead text-slate mt-5">{service.tagline}</p>
        {action && <p className="mt-8 screen-only">{action}</p>}
      </div>
      <Picture
        {...service.image}
        sizes={pictureSizes}
        priority
        pictureClassName="opening-picture cover"
      />
    </header>
  );
}
