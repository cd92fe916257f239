import { SearchForm } from '#components/search/search-form.tsx';
import { Calls } from '#components/ui/calls.tsx';
import { LinkList } from '#components/ui/link-list.tsx';
import { Mark } from '#components/ui/logo.tsx';
import { Section } from '#components/ui/section.tsx';
import { problems } from '#domain/content.ts';
import { type PageLink, plainPages } from '#domain/core/addresses.ts';

/** The page for any missing path. A script logs the path and fills its words into the search field. */
export function PageNotFound(props: Recognized) {
  return (
    <div data-missing-page>
      <NotFound
        heading="Oops! Page not found"
        text="The address may have a typo, or the page may have moved."
        href="/"
        action="Return to Home"
        {...props}
      />
    </div>
  );
}

export function ServiceNotFound(props: Recognized) {
  return (
    <NotFound
      heading="Service Not Found"
      text="The service you are looking for does not exist"
      href="/#services"
      action="View All Services"
      {...props}
    />
  );
}

/** The pages that the address names. */
type Recognized = { recognized: readonly PageLink[] };

type NotFoundProps = Recognized & Record<'heading' | 'text' | 'href' | 'action', string>;

/** The view of a missing page: the mark is out of focus until the pointer is on the link. */
function NotFound({ heading, text, href, action, recognized }: NotFoundProps) {
  return (
    <div className="not-found relative isolate grid justify-items-start content-center gap-6 min-h-78svh container pt-page-top pb-24">
      <h1 className="display-1">{heading}</h1>
      <p className="lead text-slate max-w-36rem">{text}</p>
      {recognized.length > 0 && (
        <Section title="Perhaps you’re looking for" titleId="recognized" headingClass="subtitle">
          <LinkList links={recognized} className="mt-2" />
        </Section>
      )}
      <p>
        <a className="button-gold return-link" href={href}>
          {action}
        </a>
      </p>
      <div className="w-full max-w-26rem">
        <SearchForm id="not-found-search" />
      </div>
      {problems.length > 0 && (
        <p>
          <a className="text-link" href={plainPages.problems.path}>
            Find your eye problem
          </a>
        </p>
      )}
      <p className="text-slate">
        Or call us at <Calls look="one" />.
      </p>
      <Mark className="blurred-mark -z-1 text-gold opacity-70 @lg:opacity-80" strokeWidth={0.7} />
    </div>
  );
}

/** The page for a rendering error: the status, its text, and other ways to reach us. */
export function ErrorPage() {
  return (
    <div className="grid justify-items-start content-center gap-6 min-h-78svh container pt-page-top pb-24">
      <h1 className="display-1">Unexpected Application Error!</h1>
      <p className="lead text-slate">500 Internal Server Error</p>
      <p>
        Please try again in a moment, or call us at <Calls look="one" />.
      </p>
      <p>
        <a className="button-gold return-link" href="/">
          Return to Home
        </a>
      </p>
    </div>
  );
}
