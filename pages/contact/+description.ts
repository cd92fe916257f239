import { texts } from '#content/index.ts';

export default texts('contact').metaDescription;
