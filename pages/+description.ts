import type { PageContext } from 'vike/types';
import {
  type ArticleView,
  type LegalPage,
  type ProblemView,
  pageTexts,
  type ServiceView,
} from '#domain/index.ts';

type Data = Partial<ArticleView & ServiceView & ProblemView & LegalPage> | undefined;

/** Returns the description of an entry, or of a page that isn't one. */
export default ({ data, urlPathname }: PageContext<Data>) => {
  const page = pageTexts.find(({ path }) => path === urlPathname);
  return (page ?? data?.article ?? data?.service ?? data?.problem ?? data)?.metaDescription ?? null;
};
