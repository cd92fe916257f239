import { PhoneLink } from '#components/contact/phone-link.tsx';
import { Phrase } from '#components/layout/phrase.tsx';
import { errorWords } from '#domain/words/error.ts';

/** The page for a rendering error: the status, its text, and other ways to reach us. */
export function ErrorPage({ status }: { status: number }) {
  return (
    <div className="not-found container page-top pb-24">
      <h1 className="display-1">{errorWords.heading}</h1>
      <p className="lead text-slate">{`${status} ${errorWords.status[status] ?? errorWords.otherStatus}`}</p>
      <p>
        <Phrase text={errorWords.retry} parts={{ phone: <PhoneLink /> }} />
      </p>
      <p>
        <a href="/" className="button-gold return-link">
          {errorWords.home}
        </a>
      </p>
    </div>
  );
}
