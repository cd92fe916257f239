import './problem-index.css';
import { ArrowRight, Search } from 'lucide-react';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Section } from '#components/layout/section.tsx';
import { Call911 } from '#components/service/emergency-calls.tsx';
import { SignList } from '#components/signs/sign-list.tsx';
import { pageCopy, plainPages, problemGroups, trailTo, triagePath } from '#domain/index.ts';
import { signsNamed } from '#domain/signs/signs.ts';
import { problemWords as words } from '#domain/words/problems.ts';
import { searchBoxWords } from '#domain/words/search.ts';
import { levelHeadings } from '#domain/words/urgency.ts';
import { ProblemList } from './problem-list.tsx';

/** All eye problems by what people notice, below the emergency signs. */
export function ProblemIndex() {
  const page = pageCopy('eye-problems');
  return (
    <>
      <PageHeader {...page} trail={trailTo(plainPages.problems)} />
      <div className="container grid gap-12 pb-24">
        <UrgentSigns ids={page.signs} />
        <search className="problem-filter">
          <div role="status">
            <a href={triagePath() ?? plainPages.search.path} hidden className="sign-line mb-4">
              <b /> <span />
            </a>
          </div>
          <form action={plainPages.search.path} className="search-form">
            <input
              type="search"
              name="q"
              aria-label={words.filter}
              placeholder={words.filter}
              autoComplete="off"
              data-filter="eye-problems"
            />
            <button type="submit" aria-label={searchBoxWords.submit}>
              <Search size={20} strokeWidth={1.5} aria-hidden />
            </button>
          </form>
          <p role="status" className="small mt-3" data-left />
        </search>
        <div id="eye-problems" className="problem-groups">
          {problemGroups.map(({ id, title, problems }) => (
            <Section key={id} title={title} titleId={id} look="display-3">
              <ProblemList problems={problems} />
            </Section>
          ))}
        </div>
      </div>
    </>
  );
}

/** The most common emergency signs, with 911 and a link to all others. */
function UrgentSigns({ ids }: { ids: readonly string[] }) {
  const triage = triagePath();
  return (
    <section aria-labelledby="now" className="care-card" data-level="now">
      <h2 id="now" className="subtitle px-5 py-4">
        {levelHeadings.now}
      </h2>
      <div className="px-5 py-4 bg-white">
        <div className="prose urgent-signs">
          <SignList signs={signsNamed(ids)} />
        </div>
        <p className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-3 screen-only">
          <Call911 />
          {triage && (
            <a href={triage} className="arrow-link text-bronze">
              {words.allSigns}
              <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
