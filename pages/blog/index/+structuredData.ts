import { indexJsonLd, pageCopy, plainPages, posts } from '#domain/index.ts';

export default () => indexJsonLd(plainPages.blog, pageCopy('blog'), posts.summaries);
