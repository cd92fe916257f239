import type { ArticleLeaf, BlogPostingLeaf, OrganizationLeaf } from 'schema-dts';
import type { ArticlePage } from '../articles.ts';
import { categories } from '../categories.ts';
import { readingMinutes } from '../dates.ts';
import { language } from '../language.ts';
import { largestVariant } from '../pictures/largest-variant.ts';
import { practice } from '../practice.ts';
import { citationNode } from './citations.ts';
import { absoluteUrl, type Graph, graphOf, reference, sharedIds } from './graph.ts';
import { practiceNode } from './practice-nodes.ts';
import { reviewFields } from './review.ts';
import { breadcrumbNode, pageFields, websiteNode } from './site-nodes.ts';

/** A post of the blog. */
export function describePost(post: ArticlePage): Graph {
  return graphOf(...surroundings(post), { '@type': 'WebPage', ...pageOf(post) }, {
    '@type': 'BlogPosting',
    ...textOf(post),
  } satisfies BlogPostingLeaf);
}

/** An eye care guide: an article on a page about health. */
export function describeGuide(guide: ArticlePage): Graph {
  return graphOf(
    ...surroundings(guide),
    {
      '@type': 'MedicalWebPage',
      ...pageOf(guide),
      medicalAudience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
    },
    { '@type': 'Article', ...textOf(guide) } satisfies ArticleLeaf,
  );
}

function surroundings(article: ArticlePage) {
  return [practiceNode(), websiteNode(), breadcrumbNode(article)];
}

function pageOf(article: ArticlePage) {
  return {
    ...pageFields(article, { name: article.title, description: article.standfirst }),
    ...reviewFields(article.updated),
    mainEntity: reference(articleId(article)),
  };
}

function textOf(article: ArticlePage) {
  const { title, standfirst, image, date, updated, author, words, sources } = article;
  return {
    '@id': absoluteUrl(articleId(article)),
    headline: title,
    description: standfirst,
    image: absoluteUrl(largestVariant(image.file)),
    datePublished: date,
    dateModified: updated,
    author: author ? ({ '@type': 'Person', name: author } as const) : teamNode(),
    publisher: reference(sharedIds.practice),
    mainEntityOfPage: reference(article.path),
    articleSection: categories.find(({ id }) => id === article.category)?.title ?? '',
    inLanguage: language,
    timeRequired: `PT${readingMinutes(words)}M`,
    ...(sources.length > 0 && { citation: sources.map(citationNode) }),
  };
}

function teamNode(): OrganizationLeaf {
  const id = absoluteUrl(sharedIds.team);
  return { '@type': 'Organization', '@id': id, name: practice.team, url: id };
}

function articleId({ path }: ArticlePage): string {
  return `${path}#article`;
}
