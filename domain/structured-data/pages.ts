import type { SearchActionLeaf, Thing, WebPage, WithActionConstraints } from 'schema-dts';
import type { SourceRecord } from '#content-model/schema/source.ts';
import {
  type LegalPage,
  type PageTexts,
  type PatientPage,
  plans,
  type ReviewedText,
  reviewOf,
} from '../content.ts';
import { type PageLink, trailTo } from '../core/addresses.ts';
import { language } from '../core/language.ts';
import { waysToPay } from '../practice/patient-facts.ts';
import { absoluteUrl, type Graph, graphOf, reference, sharedIds, websiteNode } from './graph.ts';
import { practiceNode, practiceProfile } from './practice-nodes.ts';

/** Returns the graph of the home page: the business with its people, the website with its search, and the page. */
export function homeJsonLd({ heading, standfirst }: PageTexts): Graph {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: absoluteUrl('/search?q={search_term_string}'),
    },
    'query-input': 'required name=search_term_string',
  };
  return graphOf(
    ...practiceProfile(),
    { ...websiteNode(), potentialAction: search },
    {
      '@type': 'WebPage',
      '@id': absoluteUrl('/'),
      url: absoluteUrl('/'),
      name: heading,
      description: standfirst,
      inLanguage: language,
      isPartOf: reference(sharedIds.website),
      about: reference(sharedIds.practice),
    },
  );
}

/** Returns the graph of the contact page: the business with everything needed to reach and pay it. */
export function contactJsonLd(page: PageLink, texts: PageTexts): Graph {
  const ways = waysToPay(plans).join(', ');
  return pageGraph(
    page,
    { '@type': 'ContactPage', ...wordsOf(texts), mainEntity: reference(sharedIds.practice) },
    [],
    practiceProfile(ways ? { paymentAccepted: ways } : {}),
  );
}

/**
 * Returns a function that describes a page with these links. As Google asks of a summary page, an item has only a
 * position and a URL; its name is on its own page.
 */
export function indexJsonLd(links: readonly PageLink[]) {
  return (page: PageLink, texts: PageTexts): Graph =>
    pageGraph(page, {
      '@type': 'CollectionPage',
      ...wordsOf(texts),
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: links.length,
        itemListElement: links.map(({ path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: absoluteUrl(path),
        })),
      },
    });
}

/** Returns the graph of any other page. */
export function pageJsonLd(page: PageLink, texts: PageTexts): Graph {
  return pageGraph(page, { '@type': 'WebPage', ...wordsOf(texts) });
}

/** Returns the graph of a page for patients. */
export function patientPageJsonLd(page: PatientPage): Graph {
  return pageGraph(page, {
    '@type': 'WebPage',
    description: page.standfirst,
    ...(page.language && { inLanguage: page.language }),
    about: reference(sharedIds.practice),
    ...citations(page.sources),
  });
}

/** Returns the graph of a legal text. */
export function legalJsonLd(page: LegalPage): Graph {
  return pageGraph(page, {
    '@type': 'WebPage',
    description: page.standfirst,
    temporalCoverage: `${page.date}/..`,
    dateModified: page.updated,
    publisher: reference(sharedIds.practice),
  });
}

function wordsOf({ heading, standfirst }: PageTexts) {
  return { name: heading, description: standfirst };
}

/** Returns the graph of any page but the home page: practice, site, breadcrumbs, the page by its title, its subject. */
export function pageGraph(
  page: PageLink,
  { '@type': type, name = page.title, description, ...own }: WebPage,
  about: readonly Thing[] = [],
  business: readonly Thing[] = [practiceNode()],
): Graph {
  const breadcrumb = { '@id': absoluteUrl(`${page.path}#breadcrumb`) };
  const node = {
    '@type': type,
    '@id': absoluteUrl(page.path),
    url: absoluteUrl(page.path),
    name,
    description,
    inLanguage: language,
    isPartOf: reference(sharedIds.website),
    breadcrumb,
    ...own,
  } as WebPage;
  const trail: Thing = {
    '@type': 'BreadcrumbList',
    ...breadcrumb,
    itemListElement: trailTo(page).map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteUrl(path),
    })),
  };
  return graphOf(...business, websiteNode(), trail, node, ...about);
}

/** Returns the citations of a page, or nothing if it has no sources. */
export function citations(sources: readonly SourceRecord[]) {
  const citation = sources.map(({ title, year, url }) => ({
    '@type': 'CreativeWork' as const,
    name: title,
    ...(year && { datePublished: String(year) }),
    ...(url && { url }),
  }));
  return citation.length > 0 ? { citation } : {};
}

/** Returns the reviewer of a page's current text, or nothing if it has none. */
export function reviewFields(page: ReviewedText) {
  const review = reviewOf(page);
  if (!review) return {};
  const { name, degree, date } = review;
  const reviewedBy = { '@type': 'Person', name, honorificSuffix: degree } as const;
  return { reviewedBy, lastReviewed: date };
}
