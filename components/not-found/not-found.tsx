import type { ReactNode } from 'react';
import { Mark } from '#components/brand/logo.tsx';
import { SearchForm } from '#components/search/search-form.tsx';
import { office, phoneLink } from '#content/index.ts';

/** Says that the missing page is a service, so that the not-found page can lead to the others. */
export const serviceNotFound = 'service-not-found';

/** Any path that leads nowhere: the browser's script logs it and searches for its words. */
export function PageNotFound() {
  return (
    <div data-missing-page>
      <NotFound
        heading="Oops! Page not found"
        text="The address may have a typing error, or the page has moved."
      >
        <a href="/" className="button-gold return-link">
          Return to Home
        </a>
      </NotFound>
    </div>
  );
}

export function ServiceNotFound() {
  return (
    <NotFound heading="Service Not Found" text="The service you are looking for does not exist">
      <a href="/#services" className="button-gold return-link">
        View All Services
      </a>
    </NotFound>
  );
}

interface NotFoundProps {
  heading: string;
  text: string;
  /** The way on. */
  children: ReactNode;
}

/** A page that isn't there: the mark out of focus until the way back is under the pointer. */
function NotFound({ heading, text, children }: NotFoundProps) {
  return (
    <div className="not-found container page-top pb-24 grid grid-cols-[minmax(0,1fr)] justify-items-center gap-6 text-center">
      <Mark className="not-found-mark text-bronze" />
      <h1 className="display-1">{heading}</h1>
      <p className="lead text-slate">{text}</p>
      <p>{children}</p>
      <div className="w-full max-w-26rem">
        <SearchForm id="not-found-search" />
      </div>
      <p className="text-slate">
        {'Or call us at '}
        <a href={phoneLink(office.phone)} className="text-link">
          {office.phone}
        </a>
        .
      </p>
    </div>
  );
}
