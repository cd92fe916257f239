import { mainLocation, practice } from '#domain/content.ts';
import { plainPages } from '#domain/site/breadcrumbs.ts';
import { type PageMeta, plainMeta } from '#domain/site/page-meta.ts';
import { contactJsonLd } from '#domain/structured-data/pages.ts';
import { titleWords } from '#domain/words/pages.ts';

export function data(): PageMeta {
  const { locality, region } = mainLocation.address;
  return {
    ...plainMeta(plainPages.contact, 'contact', contactJsonLd),
    title: titleWords.contact(practice.name, locality, region),
  };
}
