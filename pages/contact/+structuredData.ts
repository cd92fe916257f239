import { describeContact, plainPages, texts } from '#content/index.ts';

export default () => describeContact(plainPages.contact, texts('contact'));
