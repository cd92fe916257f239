import './not-found.css';
import type { ReactNode } from 'react';
import { Mark } from '#components/brand/logo.tsx';
import { Phrase } from '#components/layout/phrase.tsx';
import { SearchForm } from '#components/search/search-form.tsx';
import { notFoundWords } from '#content/words/not-found.ts';
import { PhoneLink } from './phone-link.tsx';

/** Any path that leads nowhere: the browser's script logs it and searches for its words. */
export function PageNotFound() {
  return (
    <div data-missing-page>
      <NotFound heading={notFoundWords.page} text={notFoundWords.pageText}>
        <a href="/" className="button-gold return-link">
          {notFoundWords.home}
        </a>
      </NotFound>
    </div>
  );
}

export function ServiceNotFound() {
  return (
    <NotFound heading={notFoundWords.service} text={notFoundWords.serviceText}>
      <a href="/#services" className="button-gold return-link">
        {notFoundWords.services}
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
    <div className="not-found container page-top pb-24">
      <Mark className="not-found-mark text-gold" />
      <h1 className="display-1">{heading}</h1>
      <p className="lead text-slate max-w-36rem">{text}</p>
      <p>{children}</p>
      <div className="w-full max-w-26rem">
        <SearchForm id="not-found-search" />
      </div>
      <p className="text-slate">
        <Phrase text={notFoundWords.call} parts={{ phone: <PhoneLink /> }} />
      </p>
    </div>
  );
}
