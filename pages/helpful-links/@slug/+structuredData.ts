import type { PageContext } from 'vike/types';
import { type ArticleView, describeGuide } from '#domain/index.ts';

export default ({ data }: PageContext<ArticleView>) => describeGuide(data.article);
