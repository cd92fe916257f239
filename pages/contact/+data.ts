import { mainLocation, practice } from '#domain/content.ts';
import { plainPages } from '#domain/core/addresses.ts';
import { type PageMeta, plainMeta } from '#domain/site/page-meta.ts';
import { contactJsonLd } from '#domain/structured-data/pages.ts';

export function data(): PageMeta {
  const { locality, region } = mainLocation.address;
  return {
    ...plainMeta(plainPages.contact, 'contact', contactJsonLd),
    title: `Contact Us | ${practice.name} | ${locality}, ${region}`,
  };
}
