import type { SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from 'schema-dts';
import { practice } from '../content.ts';
import { language } from '../language/language.ts';
import { absoluteUrl, reference, sharedIds } from './graph.ts';

/** Returns the site of a page. */
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

/** Returns the site with its search. */
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
