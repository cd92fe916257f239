import { NextStep } from '#components/booking/next-step.tsx';
import { AllProblems } from '#components/problems/problem-list.tsx';
import { Day, TextIn } from '#components/ui/language.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { WithNumbers } from '#components/ui/phone-link.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Section } from '#components/ui/section.tsx';
import { guideGroups } from '#domain/browser-content.ts';
import { type ArticlePage, guides, pageCopy, posts, problems } from '#domain/content.ts';
import { plainPages } from '#domain/core/addresses.ts';
import { inLanguage } from '#domain/core/language.ts';
import { CategoryCards } from './category-cards.tsx';

const featuredPosts = 3;

/** The blog: the newest posts, the titles of all others, and guides by category. */
export function BlogIndex() {
  const page = pageCopy('blog');
  const { featured, earlier, guides } = page.sections;
  const others = posts.slice(featuredPosts);
  return (
    <>
      <PageHeader {...page} page={plainPages.blog} />
      <Section
        title={featured.heading}
        titleId="featured-heading"
        headingClass="sr-only"
        className="container"
      >
        <ArticleList articles={posts.slice(0, featuredPosts)} />
      </Section>
      {others.length > 0 && (
        <Section title={earlier.heading} titleId="earlier-heading" className="container mt-16">
          <ul className="mt-6 link-list measure">
            {others.map(({ path, title, date, language }) => (
              <li key={path} className="spread gap-x-6 border-t">
                <a href={path}>
                  <TextIn language={language}>{title}</TextIn>
                </a>
                <span className="small text-slate">
                  <Day date={date} />
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {guideGroups.length > 0 && (
        <div className="mt-24 py-[clamp(4rem,10vw,9rem)] bg-white">
          <Section title={guides.heading} titleId="guides-heading" className="container">
            <p className="mt-3 measure">{guides.text}</p>
            <CategoryCards headingLevel="h3" viewAll={guides.action} />
          </Section>
        </div>
      )}
      <NextStep />
    </>
  );
}

export function AllGuides() {
  return (
    <>
      <PageHeader {...pageCopy('eye-care-guides')} page={plainPages.allGuides} />
      <div className="container pb-24">
        <ArticleList articles={guides} headingLevel="h2" />
      </div>
      <NextStep />
    </>
  );
}

export function GuidesBySubject() {
  const page = pageCopy('helpful-links');
  return (
    <>
      <PageHeader {...page} page={plainPages.guides} />
      <div className="container pb-24">
        <CategoryCards headingLevel="h2" isIllustrated />
        <p className="mt-12">
          <a className="button-line" href={plainPages.allGuides.path} data-text="skip">
            {page.action}
          </a>
        </p>
        {problems.length > 0 && <AllProblems />}
      </div>
      <NextStep />
    </>
  );
}

interface ArticleListProps {
  articles: readonly ArticlePage[];
  headingLevel?: 'h2' | 'h3';
}

/** A list of articles: one is large, two follow, then rows of three, or of two on a phone, where only the first has its text. */
function ArticleList({ articles, headingLevel: Heading = 'h3' }: ArticleListProps) {
  return (
    <ul className="grid gap-x-4 gap-y-10 @[18rem]:grid-cols-2 @sm:gap-x-8 @sm:gap-y-14 @sm:grid-cols-6">
      {articles.map(({ path, title, excerpt, image, date, language }, index) => (
        <li key={path} data-text="skip" className={`card ${columnsOf(index)}`}>
          <Picture
            {...image}
            sizes={sizesOf(index, articles.length)}
            priority={index === 0}
            pictureClassName="cover overflow-hidden aspect-video"
          />
          <div>
            <p className="small text-slate mt-4">
              <Day date={date} />
            </p>
            <Heading
              className={`mt-1 ${index === 0 ? 'display-3 @lg:text-2.25rem' : 'subtitle @sm:display-3'}`}
            >
              <a className="card-link no-underline" href={path}>
                <TextIn language={language}>{title}</TextIn>
              </a>
            </Heading>
            <p className={`mt-2 text-slate ${index === 0 ? '' : 'hidden @sm:block'}`}>
              <span {...inLanguage(language)}>
                <WithNumbers language={language}>{excerpt}</WithNumbers>
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Returns the columns of the article at an index. No card is alone in its row. */
function columnsOf(index: number): string {
  if (index === 0) {
    return 'col-span-full @lg:grid @lg:grid-cols-[7fr_5fr] @lg:items-center @lg:gap-12';
  }
  return `@[18rem]:even:last:col-span-full @sm:col-span-3 ${index > 2 ? '@lg:col-span-2!' : '@lg:col-span-3!'}`;
}

/** Returns `sizes`. Two in a row of a phone get a tenth fewer pixels than the screen has: otherwise the third delays the first. */
function sizesOf(index: number, count: number): string {
  const wide = ['41rem', '33rem', '33rem'][index] ?? '22rem';
  const isAlone = index === 0 || (index % 2 === 1 && index === count - 1);
  const [tablet, phone] = isAlone ? ['92vw', '88vw'] : ['44vw', '38vw'];
  return `(min-width: 64rem) ${wide}, (min-width: 40rem) ${tablet}, ${phone}`;
}
