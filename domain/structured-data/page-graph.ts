import type { BreadcrumbListLeaf, CreativeWorkLeaf, PersonLeaf, Thing, WebPage } from 'schema-dts';
import { type ReviewedText, reviewOf } from '../articles/medical-review.ts';
import { language } from '../language.ts';
import type { SourceRecord } from '../schema/source.ts';
import type { PageLink } from '../site/page-links.ts';
import { trailTo } from '../site/plain-pages.ts';
import { absoluteUrl, type Graph, graphOf, reference, sharedIds, websiteNode } from './graph.ts';
import { practiceNode } from './practice-nodes.ts';

/**
 * Returns the graph of any page but the home page: the practice, the site, the breadcrumbs, the page and its
 * subject.
 */
export function pageGraph(
  page: PageLink,
  { '@type': type, name, description, ...own }: WebPage,
  about: readonly Thing[] = [],
  business: readonly Thing[] = [practiceNode()],
): Graph {
  const trail = breadcrumbNode(page);
  const node = {
    '@type': type,
    '@id': absoluteUrl(page.path),
    url: absoluteUrl(page.path),
    name,
    description,
    inLanguage: language,
    isPartOf: reference(sharedIds.website),
    breadcrumb: { '@id': trail['@id'] },
    ...own,
  } as WebPage;
  return graphOf(...business, websiteNode(), trail, node, ...about);
}

function breadcrumbNode(page: PageLink) {
  return {
    '@type': 'BreadcrumbList',
    '@id': absoluteUrl(`${page.path}#breadcrumb`),
    itemListElement: trailTo(page).map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteUrl(path),
    })),
  } as const satisfies BreadcrumbListLeaf;
}

/** Returns the citations of a page, or nothing if it has no sources. */
export function citations(sources: readonly SourceRecord[]): { citation?: CreativeWorkLeaf[] } {
  if (sources.length === 0) return {};
  return {
    citation: sources.map(({ title, year, url }) => ({
      '@type': 'CreativeWork',
      name: title,
      ...(year !== undefined && { datePublished: String(year) }),
      ...(url && { url }),
    })),
  };
}

/** Returns the reviewer of a page's current text, or nothing if it has none. */
export function reviewFields(page: ReviewedText): {
  reviewedBy?: PersonLeaf;
  lastReviewed?: string;
} {
  const review = reviewOf(page);
  if (!review) return {};
  const { name, degree, date } = review;
  return {
    reviewedBy: { '@type': 'Person', name, honorificSuffix: degree },
    lastReviewed: date,
  };
}
