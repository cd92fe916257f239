import { guideGroups } from '#domain/browser-content.ts';
import { plainPages } from '#domain/core/addresses.ts';
import { plainMeta } from '#domain/site/page-meta.ts';
import { indexJsonLd } from '#domain/structured-data/pages.ts';

export function data() {
  const guides = guideGroups.flatMap((group) => group.guides);
  return plainMeta(plainPages.guides, 'helpful-links', indexJsonLd(guides));
}
