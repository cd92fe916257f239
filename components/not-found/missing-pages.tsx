import { NotFound } from './not-found.tsx';

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

/** A service that we don't have. */
export function ServiceNotFound() {
  return (
    <NotFound heading="Service Not Found" text="The service you are looking for does not exist">
      <a href="/#services" className="button-gold return-link">
        View All Services
      </a>
    </NotFound>
  );
}
