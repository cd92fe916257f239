import { redirect } from 'vike/abort';
import { type ArticleView, viewPost } from '#content/index.ts';

/**
 * What a post's page shows.
 * @throws a redirect to the list of posts where no entry has this slug
 */
export async function loadPost(slug: string): Promise<ArticleView> {
  const view = await viewPost(slug);
  if (!view) throw redirect('/blog');
  return view;
}
