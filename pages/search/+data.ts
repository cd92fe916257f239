import type { PageContextServer } from 'vike/types';

/** What the query finds; of several `q` the last one counts. */
export const data = ({ urlParsed, env }: PageContextServer) => env?.search(urlParsed.search['q']);
