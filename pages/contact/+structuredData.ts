import { describeContact, plainPages, texts } from '#domain/index.ts';

export default () => describeContact(plainPages.contact, texts('contact'));
