import { ChevronDown } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { Phrase } from '#components/layout/phrase.tsx';
import { Section } from '#components/layout/section.tsx';
import { sourceAnchor, sourceHost } from '#domain/articles/citations.ts';
import type { ArticlePage } from '#domain/content.ts';
import { articleWords, generalNotice } from '#domain/words/article.ts';
import { sourceKindWords } from '#domain/words/sources.ts';

type Source = ArticlePage['sources'][number];

interface SourcesProps {
  sources: readonly Source[];
  /** Whether the list starts collapsed. A link to a source opens it. */
  isFolded?: boolean;
}

/** The sources of a text, numbered as in its sentences, and the notice that it isn't medical advice. */
export function Sources({ sources, isFolded, children }: PropsWithChildren<SourcesProps>) {
  const list = <SourceList sources={sources} />;
  return (
    <Section title={articleWords.sources} titleId="sources" look="eyebrow">
      {isFolded ? (
        <details className="sources-folded mt-3 border-y">
          <summary className="flex items-center justify-between min-h-13">
            {articleWords.sourceCount(sources.length)}
            <ChevronDown strokeWidth={1.5} aria-hidden className="chevron" />
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
      {children}
      <p className="small mt-6">{generalNotice}</p>
    </Section>
  );
}

function SourceList({ sources }: Pick<SourcesProps, 'sources'>) {
  return (
    <ol className="my-3 small text-slate source-list">
      {sources.map((source, index) => (
        <li key={source.title} id={sourceAnchor(index + 1)}>
          <Phrase
            text={articleWords.source(
              source.organization,
              sourceKindWords[source.kind],
              source.year,
            )}
            parts={{ title: <Title source={source} /> }}
          />
        </li>
      ))}
    </ol>
  );
}

/** The host is part of the link's name, so that everyone knows where it goes. */
function Title({ source: { title, url } }: { source: Source }) {
  if (!url) return <cite>{title}</cite>;
  return (
    <a href={url}>
      <cite>{title}</cite> <span className="source-host">{`(${sourceHost(url)})`}</span>
    </a>
  );
}
