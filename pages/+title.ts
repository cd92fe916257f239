import type { PageContext } from 'vike/types';
import {
  type ArticleView,
  type LegalPage,
  type ProblemView,
  plainPages,
  practice,
  type ServiceView,
} from '#domain/index.ts';
import { titleWords } from '#domain/words/pages.ts';

const longestTitle = 60;

type Data = Partial<ArticleView & ServiceView & ProblemView & LegalPage> | undefined;

/**
 * Returns an entry's title, with the practice's name if it fits, or the name of a page that isn't an entry.
 */
export default ({ data, urlPathname }: PageContext<Data>) => {
  const { service, title } = data ?? {};
  const article = data?.article ?? data?.problem;
  if (service) return service.metaTitle;
  if (!article) return titleWords.page(title ?? nameOf(urlPathname), practice.name);
  const own = article.metaTitle ?? article.title;
  const full = titleWords.page(own, practice.shortName);
  return full.length <= longestTitle ? full : own;
};

function nameOf(path: string): string {
  return Object.values(plainPages).find((page) => page.path === path)?.title ?? '';
}
