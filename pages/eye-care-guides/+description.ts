import { texts } from '#content/index.ts';

export default texts('eye-care-guides').metaDescription;
