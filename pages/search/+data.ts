import type { PageContextServer } from 'vike/types';
import { search } from '#content/index.ts';

/** What the query finds; of several `q` the last one counts. */
export const data = ({ urlParsed, env }: PageContextServer) =>
  search(urlParsed.search['q'], env?.ASSETS);
