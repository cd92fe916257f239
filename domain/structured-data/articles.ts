import type { ArticleLeaf, BlogPostingLeaf, OrganizationLeaf } from 'schema-dts';
import { readingMinutes } from '../articles/dates.ts';
import { type ArticlePage, categoryTitle, practice } from '../content.ts';
import { language } from '../language.ts';
import { webpPath } from '../pictures/find-picture.ts';
import { absoluteUrl, type Graph, reference, sharedIds } from './graph.ts';
import { citations, pageGraph, reviewFields } from './page-graph.ts';

/** Returns the graph of a blog post. */
export function postJsonLd(post: ArticlePage): Graph {
  const text: BlogPostingLeaf = { '@type': 'BlogPosting', ...textOf(post) };
  return pageGraph(post, { '@type': 'WebPage', ...pageOf(post) }, [text]);
}

/** Returns the graph of an eye care guide: an article on a page about health. */
export function guideJsonLd(guide: ArticlePage): Graph {
  const text: ArticleLeaf = { '@type': 'Article', ...textOf(guide) };
  const medicalAudience = { '@type': 'MedicalAudience', audienceType: 'Patient' } as const;
  const page = { '@type': 'MedicalWebPage', ...pageOf(guide), medicalAudience } as const;
  return pageGraph(guide, page, [text]);
}

function pageOf(article: ArticlePage) {
  return {
    name: article.title,
    description: article.standfirst ?? article.excerpt,
    ...reviewFields(article),
    mainEntity: reference(articleId(article)),
  };
}

function textOf(article: ArticlePage) {
  const { title, standfirst, excerpt, image, date, updated, author, words, sources } = article;
  const section = categoryTitle(article.category);
  return {
    '@id': absoluteUrl(articleId(article)),
    headline: title,
    description: standfirst ?? excerpt,
    image: absoluteUrl(webpPath(image.file)),
    datePublished: date,
    dateModified: updated,
    author: author ? ({ '@type': 'Person', name: author } as const) : teamNode(),
    publisher: reference(sharedIds.practice),
    mainEntityOfPage: reference(article.path),
    ...(section && { articleSection: section }),
    inLanguage: language,
    timeRequired: `PT${readingMinutes(words)}M`,
    ...citations(sources),
  };
}

function teamNode(): OrganizationLeaf {
  const id = absoluteUrl(sharedIds.team);
  return { '@type': 'Organization', '@id': id, name: practice.team, url: id };
}

function articleId({ path }: ArticlePage): string {
  return `${path}#article`;
}
