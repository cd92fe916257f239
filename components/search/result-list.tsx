import { Phrase } from '#components/layout/phrase.tsx';
import type { SearchResult, TextPart } from '#domain/index.ts';
import { searchWords } from '#domain/words/search.ts';

export function ResultList({ results }: { results: readonly SearchResult[] }) {
  return (
    <ol className="results">
      {results.map((result) => (
        <li key={result.path} className="py-8 border-t">
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
      <h3 className="display-3 mt-2">
        <a href={path} className="result-title">
          <MarkedText parts={titleParts} />
        </a>
      </h3>
      <p className="mt-3 text-slate">
        <MarkedText parts={excerpt} />
      </p>
      {section && (
        <p className="small mt-1">
          <Phrase
            text={searchWords.section}
            parts={{
              heading: (
                <a href={section.path} className="text-link inline-flex items-center min-h-11">
                  {section.heading}
                </a>
              ),
            }}
          />
        </p>
      )}
    </article>
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
