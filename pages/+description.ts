import type { PageContext } from 'vike/types';
import type { ArticleView, LegalPage, ServiceView } from '#content/index.ts';

type Data = Partial<ArticleView & ServiceView & LegalPage> | undefined;

/** What an entry says of itself; pages that are no entry have a description in their own folder. */
export default ({ data }: PageContext<Data>) =>
  (data?.article ?? data?.service ?? data)?.metaDescription ?? null;
