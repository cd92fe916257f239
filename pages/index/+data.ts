import { mainLocation, pageCopy, practice } from '#domain/content.ts';
import type { PageMeta } from '#domain/site/page-meta.ts';
import { homeJsonLd } from '#domain/structured-data/pages.ts';

export function data(): PageMeta {
  const { locality, region } = mainLocation.address;
  const texts = pageCopy('home');
  return {
    title: `${practice.name} | ${practice.promise} in ${locality}, ${region}`,
    description: texts.metaDescription,
    graph: homeJsonLd(texts),
  };
}
