import { texts } from '#content/index.ts';

export default texts('blog').metaDescription;
