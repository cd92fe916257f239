import type { PageContext } from 'vike/types';
import { articleTitle } from '#components/head/titles.ts';
import type { ArticleView } from '#content/index.ts';

export default ({ data }: PageContext<ArticleView>) => articleTitle(data.article);
