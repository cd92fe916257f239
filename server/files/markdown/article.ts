import {
  type ArticleView,
  absoluteUrl,
  formatDate,
  generalNotice,
  practice,
  readingMinutes,
} from '#content/index.ts';
import {
  blocks,
  bullets,
  contactLines,
  inline,
  link,
  sourceLines,
  titled,
  withAbsoluteLinks,
} from './text.ts';

/** A post or guide as Markdown: what its page says, in the page's order. */
export function articleMarkdown({ article, related }: ArticleView): string {
  const { title, standfirst, path, markdown, facts, closing, sources } = article;
  return blocks(
    `# ${inline(title)}`,
    inline(standfirst),
    byline(article),
    `Web page: <${absoluteUrl(path)}>`,
    withAbsoluteLinks(markdown),
    '## Worth remembering',
    bullets(facts.map(({ figure, text }) => titled({ title: figure, text }, article))),
    '## Talk to us',
    inline(closing),
    contactLines(),
    '## Sources',
    sourceLines(sources),
    inline(generalNotice),
    '## Related pages',
    bullets(related.map((page) => link(page.title, page.path))),
  );
}

function byline({ date, updated, author, words }: ArticleView['article']): string {
  return [
    `Published ${formatDate(date)}`,
    ...(updated === date ? [] : [`Updated ${formatDate(updated)}`]),
    `By ${inline(author ?? practice.team)}`,
    `${readingMinutes(words)} minute read`,
  ].join(' · ');
}
