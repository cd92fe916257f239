import { Section } from '#components/layout/section.tsx';
import { type ArticlePage, generalNotice, sourceAnchor, sourceHost } from '#content/index.ts';

/** What a text rests on, in the order of the numbers at its sentences, and what it can't replace. */
export function Sources({ sources }: Pick<ArticlePage, 'sources'>) {
  return (
    <Section title="Sources" titleId="sources" look="eyebrow">
      <ol className="mt-3 small text-slate source-list">
        {sources.map((source, index) => (
          <li key={source.title} id={sourceAnchor(index + 1)}>
            {`${source.organization}: `}
            <Title source={source} />
            {source.year !== undefined && `, ${source.year}`}
          </li>
        ))}
      </ol>
      <p className="small mt-6">{generalNotice}</p>
    </Section>
  );
}

/** The host is part of the link's name, so that everyone knows where it leads. */
function Title({ source: { title, url } }: { source: ArticlePage['sources'][number] }) {
  if (!url) return <cite>{title}</cite>;
  return (
    <a href={url}>
      <cite>{title}</cite> <span className="source-host">{`(${sourceHost(url)})`}</span>
    </a>
  );
}
