import { homeJsonLd, pageCopy } from '#domain/index.ts';

export default () => homeJsonLd(pageCopy('home'));
