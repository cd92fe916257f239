import type { PageContext } from 'vike/types';
import { type ArticleView, describePost } from '#domain/index.ts';

export default ({ data }: PageContext<ArticleView>) => describePost(data.article);
