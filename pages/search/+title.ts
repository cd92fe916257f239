import type { PageContext } from 'vike/types';
import { describeCount } from '#components/search/describe-count.ts';
import { practice, type SearchAnswer } from '#content/index.ts';

export default ({ data: { query, results } }: PageContext<SearchAnswer>) =>
  query
    ? `${describeCount(results.length, query)} | ${practice.shortName}`
    : `Search | ${practice.name}`;
