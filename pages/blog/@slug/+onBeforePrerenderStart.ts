import { posts } from '#domain/articles/articles.ts';

/** Posts are files of the build; one that is added later is rendered when it is asked for. */
export const onBeforePrerenderStart = () => posts.summaries.map(({ path }) => path);
