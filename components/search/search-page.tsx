import { CategoryCards } from '#components/article/category-cards.tsx';
import { CallBar } from '#components/booking/next-step.tsx';
import { SignNotice } from '#components/signs/notice.tsx';
import { Calls } from '#components/ui/calls.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { TextIn } from '#components/ui/language.tsx';
import { indexLines, LinkList } from '#components/ui/link-list.tsx';
import { Breadcrumbs } from '#components/ui/page-header.tsx';
import { WithNumbers } from '#components/ui/phone-link.tsx';
import { Plate } from '#components/ui/picture.tsx';
import { Section } from '#components/ui/section.tsx';
import { guideGroups } from '#domain/browser-content.ts';
import { pageCopy, problems, services } from '#domain/content.ts';
import { plainPages } from '#domain/core/addresses.ts';
import { searchWords } from '#domain/core/labels.ts';
import { inLanguage, plural } from '#domain/core/language.ts';
import { plateAt } from '#domain/problems/problems.ts';
import type { SearchAnswer, SearchResult } from '#domain/search/query.ts';
import { triageService } from '#domain/signs/triage.ts';
import { pageLink } from '#domain/site/routes.ts';
import { SearchForm } from './search-form.tsx';

const { heading, standfirst, sections } = pageCopy('search');
const { none, popular, guides, help } = sections;
const mostServices = 5;
/** The number of results before the rest is collapsed. */
const mostShown = 8;

/** The search finds a page, and asks first what the words may mean for an eye. Without results, it shows other links. */
export function SearchPage({ query, notice, results }: SearchAnswer) {
  const hasResults = results.length > 0;
  return (
    <>
      <div className="container pt-page-top pb-24">
        <div className="grid gap-16 items-start @lg:grid-cols-[1fr_clamp(16rem,28%,22rem)]">
          <div className="@lg:max-w-44rem">
            <Breadcrumbs page={plainPages.search} />
            <h1 className="display-1 mt-8">{heading}</h1>
            {!query && <p className="lead text-slate mt-5">{standfirst}</p>}
            <SearchForm id="page-search" query={query} isLarge className="mt-8" />
            {notice && <SignNotice notice={notice} />}
            {query && (
              <h2 className="subtitle mt-10 mb-4">{searchWords.found(results.length, query)}</h2>
            )}
            {query && !hasResults && <p className="mb-12">{none.text}</p>}
            {hasResults ? <ResultList results={results} /> : <PopularPages />}
          </div>
          <AskAPerson />
        </div>
        {!hasResults && guideGroups.length > 0 && (
          <Section
            title={guides.heading}
            titleId="guides"
            headingClass="display-3"
            className="mt-16"
          >
            <CategoryCards headingLevel="h3" />
          </Section>
        )}
      </div>
      <CallBar canWait={!notice} />
    </>
  );
}

/** Links that most visitors look for: the eye problems, the first services of the menu, and the contact page. */
export function PopularPages() {
  const links = [
    ...(problems.length > 0 ? [plainPages.problems] : []),
    ...services.slice(0, mostServices),
    pageLink('/contact'),
  ];
  return (
    <Section title={popular.heading} titleId="popular" headingClass="display-3">
      <LinkList links={links} className={`${indexLines} grid gap-x-12 mt-6 @sm:grid-cols-2`} />
    </Section>
  );
}

/** The phone numbers, and a link to the emergency signs. */
export function AskAPerson() {
  return (
    <aside
      aria-labelledby="ask"
      data-text="skip"
      className="px-[clamp(1.5rem,4vw,2.5rem)] pt-10 pb-14 @lg:sticky top-below-bar on-dark bg-band screen-only"
    >
      <h2 id="ask" className="display-3">
        {help.heading}
      </h2>
      <p className="mt-3">
        <WithNumbers>{help.text}</WithNumbers>
      </p>
      <p className="mt-5">
        <Calls className="by-phone button-gold" />
      </p>
      {triageService && (
        <p className="mt-4 small">
          <a className="text-link" href={triageService.path}>
            {help.action}
          </a>
        </p>
      )}
    </aside>
  );
}

/** The results: the best one large, the next as lines, and weaker ones collapsed. */
function ResultList({ results }: { results: readonly SearchResult[] }) {
  const lines = results.map((result, index) => (
    <Result key={result.path} {...result} isBest={index === 0} />
  ));
  const rest = lines.slice(mostShown);
  return (
    <>
      <ol className="results">{lines.slice(0, mostShown)}</ol>
      {rest.length > 0 && (
        <details>
          <summary className="subtitle flex items-center justify-between border-y py-4">
            {plural(rest.length, { one: '1 more page', other: `${rest.length} more pages` })}
            <Icon name="chevron-down" className="chevron" />
          </summary>
          <ol start={mostShown + 1} className="results">
            {rest}
          </ol>
        </details>
      )}
    </>
  );
}

/** A line, or, if it is the best, a large result with the section that matches. */
function Result(result: SearchResult & { isBest: boolean }) {
  const { path, title, kind, summary, section, language, isBest } = result;
  const plate = plateAt(path);
  const columns = plate ? 'grid grid-cols-[4.5rem_1fr] gap-x-5' : '';
  return (
    <li className={`border-t ${isBest ? 'py-8' : 'py-3'} ${columns}`}>
      {plate && <Plate src={plate} className="w-18 row-span-4" />}
      <p className="eyebrow">{kind}</p>
      <h3 className={isBest ? 'mt-2 mb-3 display-3' : 'font-600'}>
        <a className="result-title no-underline hover:underline hover:decoration-gold" href={path}>
          <TextIn language={language}>{title}</TextIn>
        </a>
      </h3>
      <p className={`text-slate ${isBest ? '' : 'small'}`}>
        <span {...inLanguage(language)}>
          <WithNumbers language={language}>{summary}</WithNumbers>
        </span>
      </p>
      {section && (
        <p className="small mt-1">
          {'Section: '}
          <a className="line-link" href={section.path}>
            <TextIn language={language}>{section.heading}</TextIn>
          </a>
        </p>
      )}
    </li>
  );
}
