import { texts } from '#content/index.ts';

export default texts('helpful-links').metaDescription;
