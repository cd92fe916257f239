import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ArticlePage, Review } from '#domain/content.ts';
import { plural } from '#domain/language.ts';
import { sourceAnchor, sourceLink } from '#domain/site/source-anchors.ts';
import { generalNotice } from '#domain/words/labels.ts';
import { Day } from './day.tsx';
import { Section } from './section.tsx';

const sourceList =
  ':uno-source-list: pl-6 list-decimal [overflow-wrap:anywhere] [&>li+li]:mt-2 [&>li:target]:text-ink';

type Source = ArticlePage['sources'][number];

const kindNames: Record<Source['kind'], string> = {
  guideline: 'Guideline',
  trial: 'Trial',
  review: 'Review',
  study: 'Study',
  agency: 'Public agency',
  law: 'Law',
  standard: 'Standard',
  clearance: 'FDA decision',
  patients: 'Patient information',
  news: 'News',
};

interface SourcesProps {
  sources: readonly Source[];
  /** Whether the list starts collapsed. A link to a source opens it. */
  isFolded?: boolean;
  isCited?: boolean;
  /** The review of the text, unless the page shows it elsewhere. */
  review?: Review | undefined;
}

/** The sources of a text, numbered as in its sentences, and the notice that it isn't medical advice. */
export function Sources({ sources, isFolded, isCited = true, review }: SourcesProps) {
  const list = (
    <ol className={`my-3 small text-slate ${sourceList}`}>
      {sources.map(({ organization, title, url, year, kind }, index) => (
        <li key={title} id={isCited ? sourceAnchor(index + 1) : undefined}>
          {`${organization}: `}
          {url ? (
            // The host is part of the link's name, so that everyone knows where it goes.
            <a href={url}>
              <cite>{title}</cite>{' '}
              <span className="source-host">{`(${new URL(url).host.replace(/^www\./, '')})`}</span>
            </a>
          ) : (
            <cite>{title}</cite>
          )}
          {`${year === undefined ? '' : `, ${year}`} · ${kindNames[kind]}`}
        </li>
      ))}
    </ol>
  );
  return (
    <Section title="Sources" titleId="sources" headingClass="eyebrow">
      {isFolded ? (
        <details className="sources-folded mt-3 border-y">
          <summary className="flex items-center justify-between min-h-13">
            {plural(sources.length, { one: '1 source', other: `${sources.length} sources` })}
            <ChevronDown strokeWidth={1.5} aria-hidden className="chevron" />
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
      {review && (
        <p className="small mt-6">
          <MedicalReview review={review} />
        </p>
      )}
      <p className="small mt-6">{generalNotice}</p>
    </Section>
  );
}

/** The medical review of a text, in the words that readers of medical sites expect. */
export function MedicalReview({ review: { name, degree, date } }: { review: Review }) {
  return (
    <span>
      {`Medically reviewed by ${name}, ${degree}, on `}
      <Day date={date} />
    </span>
  );
}

interface CitedProps {
  children: string;
  of: Pick<ArticlePage, 'cited'>;
  /** The field that the text is from, such as `faqs.0.answer`. Other texts cite nothing. */
  field?: string | undefined;
  /** Whether the numbers link to the sources. They don't where they would break the keyboard's order. */
  isLinked?: boolean;
}

/** A text of an entry, with the numbers of its sources. */
export function Cited({ children: text, of: { cited }, field = '', isLinked = true }: CitedProps) {
  const pieces = cited[field] ?? [text];
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const isFollowing = typeof pieces[index - 1] === 'number';
    return (
      <sup key={pieces.slice(0, index).join('')}>
        {isFollowing && ', '}
        {isLinked ? <a {...sourceLink(piece)}>{piece}</a> : piece}
      </sup>
    );
  });
}
