import type { CreativeWorkLeaf } from 'schema-dts';
import type { SourceRecord } from '../schema/source.ts';

/** A source that a page rests on. */
export function citationNode({ title, year, url }: SourceRecord): CreativeWorkLeaf {
  return {
    '@type': 'CreativeWork',
    name: title,
    ...(year !== undefined && { datePublished: String(year) }),
    ...(url && { url }),
  };
}
