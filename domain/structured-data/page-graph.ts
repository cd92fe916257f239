import type { BreadcrumbListLeaf, CreativeWorkLeaf, PersonLeaf, Thing, WebPage } from 'schema-dts';
import { type ReviewedText, reviewOf } from '../articles/medical-review.ts';
import { language } from '../language/language.ts';
import type { SourceRecord } from '../schema/source.ts';
import { trailTo } from '../site/breadcrumbs.ts';
import type { PageLink } from '../site/page-links.ts';
import { absoluteUrl, type Graph, graphOf, reference, sharedIds } from './graph.ts';
import { practiceNode } from './practice-nodes.ts';
import { websiteNode } from './website-node.ts';

/** What every page but the home page says: whose it is, site and trail, the page, and what that is about. */
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

/** The trail that the page shows above its title. */
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

/** What a page rests on. Nothing where it names no source. */
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

/** Who has checked the text of a page, as it is now. Nothing where nobody has. */
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
