import type { Graph, IdReference, Thing, WebSiteLeaf } from 'schema-dts';
import { practice } from '../content.ts';
import { siteOriginOf } from '../core/environment.ts';
import { language } from '../core/language.ts';

export type { Graph };

/** The structured data of a page: one graph, whose nodes refer to one another by id. */
export function graphOf(...nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** Returns the origin that absolute URLs start with. */
export function siteOrigin(): string {
  return siteOriginOf(practice);
}

/** Returns the absolute URL of a path on this site. */
export function absoluteUrl(path: string): string {
  return siteOrigin() + path;
}

/** The ids of the nodes on every page. */
export const sharedIds = { practice: '/#practice', website: '/#website', team: '/#team' } as const;

/** Returns a reference to another node of the same graph, by its path. */
export function reference(path: string): IdReference {
  return { '@id': absoluteUrl(path) };
}

/** Serializes a graph for a script element, without characters that could end it or open a comment. */
export function serializeGraph(graph: Graph): string {
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Returns the node of the site. */
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
