import { CallBar } from '#components/booking/call-bar.tsx';
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { pageCopy } from '#domain/content.ts';
import type { SearchAnswer } from '#domain/search/search.ts';
import { plainPages } from '#domain/site/plain-pages.ts';
import { searchWords } from '#domain/words/search.ts';
import { ResultList } from './result-list.tsx';
import { SearchForm } from './search-form.tsx';
import { AskAPerson, Guides, PopularPages } from './search-help.tsx';
import { UrgencyNotice } from './urgency-notice.tsx';

/** The search finds a page, and says first if the words name an emergency. Without results, it shows other links. */
export function SearchPage({ query, sign, results }: SearchAnswer) {
  const page = pageCopy('search');
  const hasResults = results.length > 0;
  return (
    <>
      <div className="container page-top pb-24">
        <div className="grid gap-16 wide:lg:grid-cols-[minmax(0,44rem)_clamp(16rem,28%,22rem)] wide:lg:items-start wide:lg:justify-between">
          <div>
            <Breadcrumbs page={plainPages.search} />
            <h1 className="display-1 mt-8">{page.heading}</h1>
            {!query && <p className="lead text-slate mt-5">{page.standfirst}</p>}
            <SearchForm id="page-search" query={query} isLarge className="mt-8" />
            {sign && <UrgencyNotice sign={sign} />}
            {query && (
              <h2 className="subtitle mt-10 mb-4">{searchWords.found(results.length, query)}</h2>
            )}
            {query && !hasResults && <p className="mb-12">{page.sections.none.text}</p>}
            {hasResults ? <ResultList results={results} /> : <PopularPages />}
          </div>
          <AskAPerson />
        </div>
        {!hasResults && <Guides />}
      </div>
      <CallBar canWait={!sign} />
    </>
  );
}
