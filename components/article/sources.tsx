import { type ArticlePage, generalNotice } from '#content/index.ts';

/** What a text rests on, and what it can't replace. */
export function Sources({ sources }: Pick<ArticlePage, 'sources'>) {
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="eyebrow">
        Sources
      </h2>
      <ul className="mt-3 small text-slate source-list">
        {sources.map(({ organization, page, year }) => (
          <li key={page}>
            {`${organization}: `}
            <cite>{page}</cite>
            {`, ${year}`}
          </li>
        ))}
      </ul>
      <p className="small mt-6">{generalNotice}</p>
    </section>
  );
}
