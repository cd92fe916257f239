import type { PropsWithChildren } from 'react';
import { Section } from '#components/layout/section.tsx';
import { type ArticlePage, generalNotice } from '#content/index.ts';

/** What a text rests on, and what it can't replace. */
export function Sources({ sources, children }: PropsWithChildren<Pick<ArticlePage, 'sources'>>) {
  return (
    <Section title="Sources" titleId="sources" look="eyebrow">
      <ul className="mt-3 small text-slate source-list">
        {sources.map(({ organization, page, year }) => (
          <li key={page}>
            {`${organization}: `}
            <cite>{page}</cite>
            {`, ${year}`}
          </li>
        ))}
      </ul>
      {children}
      <p className="small mt-6">{generalNotice}</p>
    </Section>
  );
}
