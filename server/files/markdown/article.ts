import {
  type ArticleView,
  absoluteUrl,
  formatDate,
  generalNotice,
  practice,
  readingMinutes,
  reviewOf,
} from '#domain/index.ts';
import { articleWords, markdownWords } from '#domain/words/article.ts';
import { siteWords } from '#domain/words/site.ts';
import {
  blocks,
  bullets,
  contactLines,
  inline,
  link,
  reviewLine,
  sourceLines,
  titled,
  withAbsoluteLinks,
} from './text.ts';
import { getHelpBlocks } from './triage.ts';

/** Returns a post or guide as Markdown, in the order of its page. */
export function articleMarkdown({ article, related }: ArticleView): string {
  const { title, standfirst, path, markdown, facts, closing, sources } = article;
  return blocks(
    `# ${inline(title)}`,
    standfirst && inline(standfirst),
    byline(article),
    markdownWords.webPage(absoluteUrl(path)),
    withAbsoluteLinks(markdown),
    ...getHelpBlocks(article),
    facts.length > 0 && `## ${articleWords.facts}`,
    bullets(
      facts.map(({ figure, text }, index) =>
        titled({ title: figure, text }, article, `facts.${index}.text`),
      ),
    ),
    `## ${articleWords.closing}`,
    closing && inline(closing),
    contactLines(),
    sources.length > 0 && `## ${articleWords.sources}`,
    sourceLines(sources),
    inline(generalNotice),
    related.length > 0 && `## ${siteWords.relatedPages}`,
    bullets(related.map((page) => link(page.title, page.path))),
  );
}

function byline(article: ArticleView['article']): string {
  const { date, updated, author, words } = article;
  const review = reviewOf(article);
  return [
    articleWords.published.replace('{date}', formatDate(date)),
    ...(updated === date ? [] : [articleWords.updated.replace('{date}', formatDate(updated))]),
    articleWords.by(inline(author ?? practice.team)),
    articleWords.readingTime(readingMinutes(words)),
    ...(review ? [reviewLine(review)] : []),
  ].join(' · ');
}
