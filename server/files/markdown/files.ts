import {
  guides,
  posts,
  problems,
  services,
  viewGuide,
  viewPost,
  viewProblem,
  viewService,
} from '#domain/index.ts';
import { articleMarkdown } from './article.ts';
import { problemMarkdown } from './problem.ts';
import { serviceMarkdown } from './service.ts';

/** Returns the text of one file. */
type Write = () => Promise<string>;

/**
 * Returns the Markdown of every post, guide, eye problem and service, by address. The build writes them as
 * static files.
 */
export const markdownFiles: Readonly<Record<string, Write>> = Object.fromEntries([
  ...filesOf(posts, viewPost, articleMarkdown),
  ...filesOf(guides, viewGuide, articleMarkdown),
  ...filesOf(problems, viewProblem, problemMarkdown),
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
