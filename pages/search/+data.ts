import type { PageContextServer } from 'vike/types';

/** Searches for the query. Of several `q` parameters the last one counts. */
export const data = ({ urlParsed, env }: PageContextServer) => env?.search(urlParsed.search['q']);
