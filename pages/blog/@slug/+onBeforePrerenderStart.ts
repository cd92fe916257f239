import { posts } from '#domain/content.ts';

/** Lists the posts to prerender. A post that is added later is rendered on request. */
export const onBeforePrerenderStart = () => posts.map(({ path }) => path);
