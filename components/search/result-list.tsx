import { ChevronDown } from 'lucide-react';
import { Plate } from '#components/plate/plate.tsx';
import { plural } from '#domain/language/plural.ts';
import { plateAt } from '#domain/problems/problems.ts';
import type { SearchResult, TextPart } from '#domain/search/search.ts';

/** The number of results before the rest is collapsed. */
const mostShown = 8;

/** The results: the best one large, the next as lines, and weaker ones collapsed. */
export function ResultList({ results }: { results: readonly SearchResult[] }) {
  const rest = results.slice(mostShown);
  return (
    <>
      <Results results={results.slice(0, mostShown)} className="results best" />
      {rest.length > 0 && (
        <details>
          <summary className="subtitle flex items-center justify-between border-y py-4">
            {plural(rest.length, { one: '1 more page', other: `${rest.length} more pages` })}
            <ChevronDown strokeWidth={1.5} aria-hidden className="chevron" />
          </summary>
          <Results results={rest} className="results" start={mostShown + 1} />
        </details>
      )}
    </>
  );
}

interface ResultsProps {
  results: readonly SearchResult[];
  className: string;
  start?: number;
}

function Results({ results, ...list }: ResultsProps) {
  return (
    <ol {...list}>
      {results.map((result) => (
        <Result key={result.path} {...result} />
      ))}
    </ol>
  );
}

function Result({ path, kind, titleParts, section, excerpt }: SearchResult) {
  const plate = plateAt(path);
  return (
    <li className={`border-t ${plate ? 'grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5' : ''}`}>
      {plate && <Plate src={plate} className="w-18 row-span-4" />}
      <p className="eyebrow">{kind}</p>
      <h3>
        <a href={path} className="result-title gold-on-hover">
          <MarkedText parts={titleParts} />
        </a>
      </h3>
      <p className="excerpt text-slate">
        <MarkedText parts={excerpt} />
      </p>
      {section && (
        <p className="passage small mt-1">
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
