import { type ArticlePage, practice, type Review, reviewOf, signedBy } from '#domain/content.ts';
import { sourceAnchor, sourceLink } from '#domain/core/addresses.ts';
import { plural } from '#domain/core/language.ts';
import { absoluteUrl } from '#domain/structured-data/graph.ts';
import { Icon } from './icon.tsx';
import { Day } from './language.tsx';
import { WithNumbers } from './phone-link.tsx';
import { Section } from './section.tsx';

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

/** The origin of a text about health. */
type MedicalText = Pick<ArticlePage, 'path' | 'title' | 'updated' | 'sources'> &
  Partial<Pick<ArticlePage, 'author' | 'reviewed'>>;

interface SourcesProps {
  of: MedicalText;
  isCited?: boolean;
  /** Whether the top of the page says who wrote it. */
  isSigned?: boolean;
}

/**
 * The sources of a text, numbered as in its sentences, and who answers for it, both folded. A link to a source opens the
 * list.
 */
export function Sources({ of: text, isCited = true, isSigned = false }: SourcesProps) {
  const { sources } = text;
  const list = sources.length > 0 && (
    <ol className="source-list my-3 pl-6 list-decimal small text-slate">
      {sources.map(({ organization, title, url, year, kind }, index) => (
        <li
          key={title}
          id={isCited ? sourceAnchor(index + 1) : undefined}
          className="not-first:mt-2 target:text-ink"
        >
          {`${organization}: `}
          {url ? (
            // The host is part of the link's name, so that everyone knows where it goes.
            <a href={url}>
              <cite>{title}</cite> <span>{`(${new URL(url).host.replace(/^www\./, '')})`}</span>
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
    <Section
      title={list ? 'Sources' : 'About this page'}
      titleId="sources"
      headingClass="sr-only print:not-sr-only"
    >
      <details className="sources-folded border-y">
        <summary className="flex items-center justify-between min-h-13">
          {list
            ? plural(sources.length, { one: '1 source', other: `${sources.length} sources` })
            : 'Who wrote it, and when'}
          <Icon name="chevron-down" className="chevron" />
        </summary>
        {list}
        <Provenance of={text} isSigned={isSigned} />
      </details>
    </Section>
  );
}

/** Who wrote a text, who read it, who pays for it, when it was changed and checked, and where to report a mistake. */
function Provenance({ of: text, isSigned }: Pick<SourcesProps, 'of' | 'isSigned'>) {
  const { path, title, updated, author, sources } = text;
  const review = reviewOf(text);
  const [checked] = sources.flatMap(({ retrieved = [] }) => retrieved).toSorted();
  const mail = new URLSearchParams({ subject: `A mistake: ${title}`, body: absoluteUrl(path) });
  return (
    <p className="my-3 small text-slate">
      {!isSigned && `Written by ${signedBy(author)}. `}
      {`${practice.name} owns this site and pays for it. `}
      {review && (
        <>
          <MedicalReview review={review} />
          {'. '}
        </>
      )}
      Last changed on <Day date={updated} />
      {checked && (
        <>
          ; sources last checked on <Day date={checked} />
        </>
      )}
      .{' '}
      <a href={`mailto:${practice.email}?${`${mail}`.replaceAll('+', '%20')}`}>
        Found a mistake? Tell us
      </a>
    </p>
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
  of: Pick<ArticlePage, 'cited'> & Partial<Pick<ArticlePage, 'language'>>;
  /** The field that the text is from, such as `faqs.0.answer`. Other texts cite nothing. */
  field?: string | undefined;
  /** Whether the numbers link to the sources. They don't where they would break the keyboard's order. */
  isLinked?: boolean;
}

/** A text of an entry, with the numbers of its sources. */
export function Cited({ children: text, of: page, field = '', isLinked = true }: CitedProps) {
  const pieces = page.cited[field] ?? [text];
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') {
      return (
        <WithNumbers key={piece} language={page.language}>
          {piece}
        </WithNumbers>
      );
    }
    const isFollowing = typeof pieces[index - 1] === 'number';
    return (
      <sup key={pieces.slice(0, index).join('')}>
        {isFollowing && ', '}
        {isLinked ? <a {...sourceLink(piece)}>{piece}</a> : piece}
      </sup>
    );
  });
}
