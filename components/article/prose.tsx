import { Island } from '#components/island/island.tsx';
import breakTimer from '#components/timer/break-timer.island.tsx';
import type { ArticlePage } from '#domain/index.ts';
import { MarkdownText } from './markdown-text.tsx';

/** The text of an article, with its tool below the section that the tool belongs to. */
export function Prose({ article: { html, sections, tool } }: { article: ArticlePage }) {
  if (!tool) return <MarkdownText html={html} />;
  const following = sections[sections.findIndex(({ id }) => id === tool.after) + 1];
  const end = following ? html.indexOf(`<h2 id="${following.id}"`) : html.length;
  return (
    <div className="article-text">
      <MarkdownText html={html.slice(0, end)} />
      <Island of={breakTimer} hydrate="visible" keepsPress />
      <MarkdownText html={html.slice(end)} />
    </div>
  );
}
