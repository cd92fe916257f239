import type { Graph, IdReference, Thing } from 'schema-dts';
import { siteOrigin } from '../practice/practice.ts';

export type { Graph };

/** Everything that a page says of itself to machines, in one graph whose nodes name one another. */
export function graphOf(...nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The address of a path of this site. */
export function absoluteUrl(path: string): string {
  return siteOrigin() + path;
}

/** The names of the nodes that every page shares. */
export const sharedIds = { practice: '/#practice', website: '/#website', team: '/#team' } as const;

/** Points at another node of the same graph by its path. */
export function reference(path: string): IdReference {
  return { '@id': absoluteUrl(path) };
}

/**
 * A graph as the text of a script element. No content can end the element or open a comment in it:
 * what HTML reads as markup stands there as JSON's own escape.
 */
export function serializeGraph(graph: Graph): string {
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
