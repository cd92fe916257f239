import { office, phoneLink } from '#content/index.ts';

const statusTexts: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  410: 'Gone',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** What a visitor sees when a page can't be made: the status, its text, and other ways to reach us. */
export function ErrorPage({ status }: { status: number }) {
  return (
    <div className="not-found container page-top pb-24 grid grid-cols-[minmax(0,1fr)] justify-items-center gap-6 text-center">
      <h1 className="display-1">Unexpected Application Error!</h1>
      <p className="lead text-slate">{`${status} ${statusTexts[status] ?? 'Error'}`}</p>
      <p>
        {'Please try again in a moment, or call us at '}
        <a href={phoneLink(office.phone)} className="text-link">
          {office.phone}
        </a>
        .
      </p>
      <p>
        <a href="/" className="button-gold return-link">
          Return to Home
        </a>
      </p>
    </div>
  );
}
