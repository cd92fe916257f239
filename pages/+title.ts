import type { PageContext } from 'vike/types';
import { type ArticleView, type LegalPage, practice, type ServiceView } from '#content/index.ts';
import { titleWords } from '#content/words/titles.ts';

const longestTitle = 60;

/** An entry's title, with the practice's name where it fits; other pages have their own. */
export default ({ data }: PageContext<Partial<ArticleView & ServiceView & LegalPage>>) => {
  const { article, service, title } = data;
  if (service) return service.metaTitle;
  if (!article) return titleWords.page(title ?? '', practice.name);
  const own = article.metaTitle ?? article.title;
  const full = titleWords.page(own, practice.shortName);
  return full.length <= longestTitle ? full : own;
};
