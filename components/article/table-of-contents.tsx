import { ChevronDown } from 'lucide-react';
import type { ArticlePage } from '#domain/content.ts';
import { articleWords } from '#domain/words/article.ts';

const fewestSections = 3;

/**
 * Links to the sections of a text with at least three: collapsed on a phone, open beside the text.
 */
export function TableOfContents({ sections }: Pick<ArticlePage, 'sections'>) {
  if (sections.length < fewestSections) return null;
  return (
    <nav aria-labelledby="on-this-page" className="table-of-contents screen-only">
      <details>
        <summary>
          <h2 id="on-this-page" className="eyebrow">
            {articleWords.contents}
          </h2>
          <ChevronDown strokeWidth={1.5} aria-hidden className="chevron" />
        </summary>
        <ol className="mt-3">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
