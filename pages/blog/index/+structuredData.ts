import { describeIndex, plainPages, posts, texts } from '#content/index.ts';

export default () => describeIndex(plainPages.blog, texts('blog'), posts.summaries);
