import { Island } from '#components/island/island.tsx';
import { GetHelp } from '#components/signs/get-help.tsx';
import breakTimer from '#components/timer/break-timer.island.tsx';
import type { ArticlePage } from '#domain/content.ts';
import { MarkdownText } from './markdown-text.tsx';

interface ProseProps {
  article: ArticlePage;
}

/** The text of an article, and below it the signs that need help. */
export function Prose({ article }: ProseProps) {
  return (
    <div className="article-text wide:xl:row-start-1 wide:xl:col-start-2">
      {article.tool ? (
        <TextWithTool article={article} tool={article.tool} />
      ) : (
        <MarkdownText html={article.html} />
      )}
      <GetHelp page={article} />
    </div>
  );
}

/** A text with its tool after the section that it belongs to. */
function TextWithTool({
  article: { html, sections },
  tool,
}: ProseProps & { tool: NonNullable<ArticlePage['tool']> }) {
  const following = sections[sections.findIndex(({ id }) => id === tool.after) + 1];
  const end = following ? html.indexOf(`<h2 id="${following.id}"`) : html.length;
  return (
    <>
      <MarkdownText html={html.slice(0, end)} />
      <Island of={breakTimer} hydrate="visible" keepsPress />
      <MarkdownText html={html.slice(end)} />
    </>
  );
}
