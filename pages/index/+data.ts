import { mainLocation, pageCopy, practice } from '#domain/content.ts';
import type { PageMeta } from '#domain/site/page-meta.ts';
import { homeJsonLd } from '#domain/structured-data/pages.ts';
import { titleWords } from '#domain/words/pages.ts';

export function data(): PageMeta {
  const { locality, region } = mainLocation.address;
  const texts = pageCopy('home');
  return {
    title: titleWords.home(practice.name, practice.promise, locality, region),
    description: texts.metaDescription,
    graph: homeJsonLd(texts),
  };
}
