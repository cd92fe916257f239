import { PhoneLink } from '#components/contact/phone-link.tsx';

/** The page for a rendering error: the status, its text, and other ways to reach us. */
export function ErrorPage() {
  return (
    <div className="grid justify-items-start content-center gap-6 min-h-78svh container page-top pb-24">
      <h1 className="display-1">Unexpected Application Error!</h1>
      <p className="lead text-slate">500 Internal Server Error</p>
      <p>
        Please try again in a moment, or call us at <PhoneLink />.
      </p>
      <p>
        <a href="/" className="button-gold return-link">
          Return to Home
        </a>
      </p>
    </div>
  );
}
