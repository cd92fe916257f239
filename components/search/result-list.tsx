import { ChevronDown } from 'lucide-react';
import { Plate } from '#components/plate/plate.tsx';
import { plural } from '#domain/language.ts';
import { plateAt } from '#domain/problems/problems.ts';
import type { SearchResult, TextPart } from '#domain/search/search.ts';

/** The number of results before the rest is collapsed. */
const mostShown = 8;

/** The results: the best one large, the next as lines, and weaker ones collapsed. */
export function ResultList({ results }: { results: readonly SearchResult[] }) {
  const rest = results.slice(mostShown);
  return (
    <>
      <Results results={results.slice(0, mostShown)} />
      {rest.length > 0 && (
        <details>
          <summary className="subtitle flex items-center justify-between border-y py-4">
            {plural(rest.length, { one: '1 more page', other: `${rest.length} more pages` })}
            <ChevronDown strokeWidth={1.5} aria-hidden className="chevron" />
          </summary>
          <Results results={rest} start={mostShown + 1} />
        </details>
      )}
    </>
  );
}

/** Results from a number on. The first of all is large. */
function Results({ results, start }: { results: readonly SearchResult[]; start?: number }) {
  return (
    <ol start={start} className="results">
      {results.map((result, index) => (
        <Result key={result.path} {...result} isBest={!start && index === 0} />
      ))}
    </ol>
  );
}

/** A line, or, if it is the best, a large result with the section that matches. */
function Result({
  path,
  kind,
  titleParts,
  section,
  excerpt,
  isBest,
}: SearchResult & { isBest: boolean }) {
  const plate = plateAt(path);
  const columns = plate ? 'grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5' : '';
  return (
    <li className={`border-t ${isBest ? 'py-8' : 'py-3'} ${columns}`}>
      {plate && <Plate src={plate} className="w-18 row-span-4" />}
      <p className="eyebrow">{kind}</p>
      <h3
        className={
          isBest ? 'mt-2 mb-3 font-display text-1.75rem font-500 leading-[1.2]' : 'font-600'
        }
      >
        <a
          href={path}
          className="result-title [text-decoration-line:none] hover:underline hover:decoration-gold"
        >
          <MarkedText parts={titleParts} />
        </a>
      </h3>
      <p className={`text-slate ${isBest ? '' : 'small'}`}>
        <MarkedText parts={excerpt} />
      </p>
      {isBest && section && (
        <p className="small mt-1">
          {'Section: '}
          <a href={section.path} className="text-link inline-flex items-center min-h-11">
            {section.heading}
          </a>
        </p>
      )}
    </li>
  );
}

function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  let position = 0;
  return parts.map(({ text, marked }) => {
    const key = position;
    position += text.length;
    return marked ? <mark key={key}>{text}</mark> : text;
  });
}
