import { describeIndex, plainPages, posts, texts } from '#domain/index.ts';

export default () => describeIndex(plainPages.blog, texts('blog'), posts.summaries);
