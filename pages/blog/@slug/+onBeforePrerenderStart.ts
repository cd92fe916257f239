import { posts } from '#domain/articles/articles.ts';

/** Lists the posts to prerender. A post that is added later is rendered on request. */
export const onBeforePrerenderStart = () => posts.summaries.map(({ path }) => path);
