import type { PageContext } from 'vike/types';
import type { ArticleView } from '#content/index.ts';

export default ({ data }: PageContext<ArticleView>) => data.article.metaDescription;
