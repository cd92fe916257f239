import { BookingLink } from '#components/booking/booking-link.tsx';
import { Island } from '#components/island/island.tsx';
import { RelatedPages } from '#components/layout/link-list.tsx';
import { Section } from '#components/layout/section.tsx';
import { type ArticlePage, guides, posts, practice } from '#domain/content.ts';
import { type PageLink, pageLink } from '#domain/site/page-links.ts';
import { generalNotice } from '#domain/words/labels.ts';
import shareTools from './share-tools.island.tsx';
import { Sources } from './sources.tsx';

export interface ArticleEndProps {
  article: ArticlePage;
  backLink: PageLink;
  category: string | undefined;
}

/** The end of an article: the invitation to book, author, sources, and related pages. */
export function ArticleEnd({ article, category, backLink }: ArticleEndProps) {
  return (
    <footer className="container grid gap-[clamp(2.5rem,5vw,3.5rem)] pb-[clamp(4rem,8vw,7rem)]">
      <Section
        title="Talk to us"
        titleId="closing"
        look="display-3"
        className="closing p-[clamp(1.75rem,4vw,3rem)] bg-white border-t border-gold"
      >
        {article.closing && <p className="mt-3 measure">{article.closing}</p>}
        <p className="mt-6 flex flex-wrap gap-4 screen-only">
          <BookingLink className="button-gold">Schedule an Appointment</BookingLink>
          <a href={backLink.path} className="button-line">
            {backLink.title}
          </a>
        </p>
      </Section>
      <div className="flex flex-wrap items-center justify-between gap-x-6 pb-3 border-b small screen-only">
        <p className="text-slate">{`Written by ${article.author ?? practice.team}`}</p>
        <Island of={shareTools} props={{ title: article.title }} hydrate="visible" keepsPress />
      </div>
      <div className="grid gap-12 md:grid-cols-2">
        {article.sources.length > 0 ? (
          <Sources sources={article.sources} />
        ) : (
          <p className="small text-slate">{generalNotice}</p>
        )}
        {article.related.length > 0 && <RelatedPages related={article.related.map(pageLink)} />}
      </div>
      <Neighbors category={category} article={article} />
    </footer>
  );
}

function Neighbors({ category, article }: Pick<ArticleEndProps, 'category' | 'article'>) {
  const { previous, next } = neighborsOf(article);
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={`More in ${category ?? 'this category'}`}
      className="fit-16rem gap-x-12 screen-only"
    >
      {previous && <Neighbor link={previous} rel="prev" label="Previous" />}
      {next && <Neighbor link={next} rel="next" label="Next" />}
    </nav>
  );
}

function Neighbor({ link, rel, label }: { link: PageLink; rel: 'prev' | 'next'; label: string }) {
  return (
    <a
      href={link.path}
      rel={rel}
      className={`group grid gap-1.5 content-start py-6 border-t border-gold decoration-transparent ${rel === 'next' ? 'md:[grid-column:-2] md:text-right' : ''}`}
    >
      <span className="eyebrow">{label}</span>
      <span className="subtitle decoration-gold group-hover:underline">{link.title}</span>
    </a>
  );
}

/** Returns the previous and the next article of the same category, guides and posts together. */
function neighborsOf({ category, path }: ArticlePage) {
  if (!category) return {};
  const inCategory = [...guides, ...posts]
    .filter((article) => article.category === category)
    .sort((one, other) => one.date.localeCompare(other.date));
  const position = inCategory.findIndex((article) => article.path === path);
  return { previous: inCategory[position - 1], next: inCategory[position + 1] };
}
