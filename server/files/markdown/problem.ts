import { absoluteUrl, generalNotice, type ProblemView, reviewOf } from '#domain/index.ts';
import { articleWords, markdownWords } from '#domain/words/article.ts';
import { problemWords } from '#domain/words/problems.ts';
import { siteWords } from '#domain/words/site.ts';
import {
  blocks,
  bullets,
  contactLines,
  inline,
  link,
  reviewLine,
  sourceLines,
  withAbsoluteLinks,
} from './text.ts';
import { getHelpBlocks } from './triage.ts';

/** Returns an eye problem as Markdown, in the order of its page. */
export function problemMarkdown({ problem, related }: ProblemView): string {
  const { title, answer, level, path, notice, markdown, home, visit, help, sources } = problem;
  const review = reviewOf(problem);
  return blocks(
    `# ${inline(title)}`,
    inline(answer),
    `**${inline(problemWords.usually[level])}**`,
    markdownWords.webPage(absoluteUrl(path)),
    `## ${problemWords.notice}`,
    bullets(notice.map(inline)),
    `## ${problemWords.meaning}`,
    withAbsoluteLinks(markdown),
    ...getHelpBlocks(problem),
    `## ${problemWords.home}`,
    home.steps.map((step, index) => `${index + 1}. ${inline(step)}`).join('\n'),
    bullets(home.avoid.map(inline)),
    `## ${problemWords.visit}`,
    inline(visit),
    `## ${problemWords.help}`,
    inline(help),
    `## ${articleWords.closing}`,
    contactLines(),
    `## ${siteWords.relatedPages}`,
    bullets(related.map((page) => link(page.title, page.path))),
    `## ${articleWords.sources}`,
    sourceLines(sources),
    review && reviewLine(review),
    inline(generalNotice),
  );
}
