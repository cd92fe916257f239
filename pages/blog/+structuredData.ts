import type { PageContext } from 'vike/types';
import { type ArticleView, postJsonLd } from '#domain/index.ts';

export default ({ data }: PageContext<ArticleView>) => postJsonLd(data.article);
