import type { PageContext } from 'vike/types';
import { type ArticleView, guideJsonLd } from '#domain/index.ts';

export default ({ data }: PageContext<ArticleView>) => guideJsonLd(data.article);
