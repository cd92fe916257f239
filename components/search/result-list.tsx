import type { SearchResult } from '#content/index.ts';
import { MarkedText } from './marked-text.tsx';

/** The pages that were found, best first. */
export function ResultList({ results }: { results: readonly SearchResult[] }) {
  return (
    <ol className="results">
      {results.map((result) => (
        <li key={result.path}>
          <Result {...result} />
        </li>
      ))}
    </ol>
  );
}

function Result({ path, kind, titleParts, section, excerpt }: SearchResult) {
  return (
    <article>
      <p className="eyebrow">{kind}</p>
      <h3 className="subtitle mt-1">
        <a href={path} className="result-title">
          <MarkedText parts={titleParts} />
        </a>
      </h3>
      <p className="mt-2 text-slate">
        <MarkedText parts={excerpt} />
      </p>
      {section && (
        <p className="small">
          {'Section: '}
          <a href={section.path} className="text-link result-section">
            {section.heading}
          </a>
        </p>
      )}
    </article>
  );
}
