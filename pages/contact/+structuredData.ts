import { contactJsonLd, pageCopy, plainPages } from '#domain/index.ts';

export default () => contactJsonLd(plainPages.contact, pageCopy('contact'));
