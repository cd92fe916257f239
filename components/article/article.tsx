import { BookingButton } from '#components/booking/booking-link.tsx';
import { CallBar } from '#components/booking/next-step.tsx';
import { Island } from '#components/island/island.tsx';
import copyAndPrint from '#components/ui/copy-and-print.island.tsx';
import { Day, Isolated } from '#components/ui/language.tsx';
import { RelatedPages } from '#components/ui/link-list.tsx';
import { TableOfContents } from '#components/ui/markdown-text.tsx';
import { Breadcrumbs } from '#components/ui/page-header.tsx';
import { WithNumbers } from '#components/ui/phone-link.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Section } from '#components/ui/section.tsx';
import { Cited, MedicalReview, Sources } from '#components/ui/sources.tsx';
import { type ArticlePage, categoryTitle, reviewOf, signedBy } from '#domain/content.ts';
import { plainPages } from '#domain/core/addresses.ts';
import { inLanguage, readingMinutes } from '#domain/core/language.ts';
import { getHelpAnchor, getHelpHeading } from '#domain/core/urgency.ts';
import { articlesPath, pageLink } from '#domain/site/routes.ts';
import { Prose } from './prose.tsx';

/** The contents at the left and the facts at the right of the text, on the widest screens. */
const columns = 'article-columns grid gap-10 py-[clamp(2rem,6vw,5rem)]';

/** Beside the text. On a phone the text begins on the second screen, and the figures follow it. */
const beside = '@xl:self-start @xl:text-0.9375rem @xl:leading-[1.4]';

/** Facts in a row, with a short line between two. That of each row's first is outside, where it is clipped. */
const spans = 'spans flex flex-wrap gap-x-6 gap-y-1 @md:gap-x-18 @md:overflow-x-clip';

/** A guide or a post is read: the text, and tools to share and verify it. */
export function Article({ article }: { article: ArticlePage }) {
  const { sections, signs } = article;
  const help = { id: getHelpAnchor, title: getHelpHeading };
  return (
    // The words by which reader views rank elements, so that they keep all of this one.
    <article id="article" className="article">
      <Opening article={article} />
      <div className={`container ${columns}`}>
        <TableOfContents
          sections={signs.length > 0 ? [...sections, help] : sections}
          language={article.language}
          className={`@xl:sticky top-below-bar ${beside}`}
        />
        {article.facts.length > 0 && <Facts article={article} />}
        <Prose article={article} />
      </div>
      <ArticleEnd article={article} />
      <CallBar canWait />
    </article>
  );
}

/**
 * The picture from edge to edge. The title comes first in the page and may be painted first, so the row reserves the
 * picture's space. On a wide screen, the title's ground covers a corner of the picture.
 */
function Opening({ article }: { article: ArticlePage }) {
  const category = categoryTitle(article.category);
  return (
    <div className="article-opening grid pt-bar">
      <header className="grid-area-[2/1/auto/3] grid grid-cols-subgrid children:col-start-2 pt-5 @lg:-mt-24 @lg:pt-7 @lg:pr-gutter bg-ivory">
        <Breadcrumbs page={article} />
        <p data-text="list" className={`eyebrow mt-5 @md:mt-8 ${spans}`}>
          {category && <span>{category}</span>}
          <span>
            Published <Day date={article.date} />
          </span>
        </p>
        <h1 className="display-1 mt-3 max-w-26ch" {...inLanguage(article.language)}>
          <Isolated language={article.language}>{article.title}</Isolated>
        </h1>
        {article.standfirst && (
          <p className="lead text-slate mt-4 @md:mt-6 measure" {...inLanguage(article.language)}>
            <WithNumbers language={article.language}>{article.standfirst}</WithNumbers>
          </p>
        )}
        <Byline article={article} />
      </header>
      <Picture
        {...article.image}
        sizes="100vw"
        priority
        pictureClassName="cover order-first row-start-1 col-span-full"
      />
    </div>
  );
}

function Byline({ article }: { article: ArticlePage }) {
  const { author, date, updated, words } = article;
  const review = reviewOf(article);
  return (
    <p data-text="list" className={`small text-slate mt-4 @md:mt-6 ${spans}`}>
      <span>{`By ${signedBy(author)}`}</span>
      {updated !== date && (
        <span>
          Updated <Day date={updated} />
        </span>
      )}
      <span>{`${readingMinutes(words)}-minute read`}</span>
      {review && <MedicalReview review={review} />}
    </p>
  );
}

function Facts({ article }: { article: ArticlePage }) {
  return (
    <aside
      aria-label="Worth remembering"
      className={`facts order-1 @lg:order-none @xl:grid-area-[1/3] ${beside}`}
    >
      <dl
        {...inLanguage(article.language)}
        className="fit-9rem gap-x-6 gap-y-4 @md:gap-x-8 @md:gap-y-6 @xl:grid-cols-1"
      >
        {article.facts.map(({ figure, text }, index) => (
          <div key={figure} className="pt-4 border-t border-gold">
            <dt className="display-2 text-bronze text-balance">
              <Isolated language={article.language}>{figure}</Isolated>
            </dt>
            <dd className="small text-slate mt-1">
              <Cited of={article} field={`facts.${index}.text`} isLinked={false}>
                {text}
              </Cited>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

/** The end of an article: the invitation to book, sources, and related pages. */
function ArticleEnd({ article }: { article: ArticlePage }) {
  return (
    <section className="container grid gap-[clamp(1.5rem,5vw,3.5rem)] pb-[clamp(2rem,8vw,7rem)]">
      <Section
        title="Talk to us"
        titleId="closing"
        headingClass="display-3"
        className="closing p-[clamp(1.5rem,4vw,3rem)] bg-white border-t border-gold"
      >
        {article.closing && (
          <p {...inLanguage(article.language)} className="mt-3 measure">
            <WithNumbers language={article.language}>{article.closing}</WithNumbers>
          </p>
        )}
        <p data-text="skip" className="mt-6 flex flex-wrap gap-4 screen-only">
          <BookingButton>Schedule an Appointment</BookingButton>
          <a className="button-line" href={articlesPath}>
            {article.path.startsWith(plainPages.blog.path) ? 'Back to Blog' : 'Back to Articles'}
          </a>
        </p>
      </Section>
      <Island
        of={copyAndPrint}
        props={{ title: article.title }}
        className="border-b small screen-only"
      />
      <section className="grid gap-8 @md:gap-12 @md:grid-cols-2">
        <Sources of={article} isSigned />
        {article.related.length > 0 && <RelatedPages related={article.related.map(pageLink)} />}
      </section>
    </section>
  );
}
