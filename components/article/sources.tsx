import { Phrase } from '#components/layout/phrase.tsx';
import { Section } from '#components/layout/section.tsx';
import { type ArticlePage, generalNotice } from '#content/index.ts';
import { articleWords } from '#content/words/article.ts';

/** What a text rests on, and what it can't replace. */
export function Sources({ sources }: Pick<ArticlePage, 'sources'>) {
  return (
    <Section title={articleWords.sources} titleId="sources" look="eyebrow">
      <ul className="mt-3 small text-slate source-list">
        {sources.map(({ organization, page, year }) => (
          <li key={page}>
            <Phrase
              text={articleWords.source(organization, year)}
              parts={{ page: <cite>{page}</cite> }}
            />
          </li>
        ))}
      </ul>
      <p className="small mt-6">{generalNotice}</p>
    </Section>
  );
}
