import type {
  BreadcrumbListLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import { trailTo } from '../breadcrumbs.ts';
import { language } from '../language.ts';
import type { PageLink } from '../page-links.ts';
import { practice } from '../practice.ts';
import { absoluteUrl, reference, sharedIds } from './graph.ts';

/** The site that a page belongs to. */
export function websiteNode(): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(sharedIds.website),
    name: practice.name,
    url: absoluteUrl('/'),
    inLanguage: language,
    publisher: reference(sharedIds.practice),
  };
}

/** The site with the search that it offers. */
export function searchableWebsiteNode(): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: absoluteUrl('/search?q={search_term_string}'),
    },
    'query-input': 'required name=search_term_string',
  };
  return { ...websiteNode(), potentialAction: search };
}

/** The trail that the page shows above its title. */
export function breadcrumbNode(page: PageLink): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': absoluteUrl(breadcrumbId(page)),
    itemListElement: trailTo(page).map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteUrl(path),
    })),
  };
}

/** What every page but the home page says of itself, whatever its kind. */
export function pageFields(page: PageLink, { name, description }: PageWords) {
  return {
    '@id': absoluteUrl(page.path),
    url: absoluteUrl(page.path),
    name,
    description,
    inLanguage: language,
    isPartOf: reference(sharedIds.website),
    breadcrumb: reference(breadcrumbId(page)),
  };
}

export interface PageWords {
  /** The page's heading. */
  name: string;
  /** The sentence below the heading. */
  description: string;
}

function breadcrumbId({ path }: PageLink): string {
  return `${path}#breadcrumb`;
}
