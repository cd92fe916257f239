import { guides, posts, services, viewGuide, viewPost, viewService } from '#domain/index.ts';
import { articleMarkdown } from './article.ts';
import { serviceMarkdown } from './service.ts';

/** Writes the text of one file. */
type Write = () => Promise<string>;

/** The Markdown of every post, guide and service, by address. The build makes static files of them. */
export const markdownFiles: Readonly<Record<string, Write>> = Object.fromEntries([
  ...filesOf(posts, viewPost, articleMarkdown),
  ...filesOf(guides, viewGuide, articleMarkdown),
  ...filesOf(services, viewService, serviceMarkdown),
]);

function filesOf<View>(
  { summaries }: { summaries: readonly { slug: string; path: string }[] },
  load: (slug: string) => Promise<View | undefined>,
  write: (view: View) => string,
): [string, Write][] {
  return summaries.map(({ slug, path }) => [
    `${path}.md`,
    async () => {
      const view = await load(slug);
      return view ? write(view) : '';
    },
  ]);
}
