import { Fragment, type ReactNode } from 'react';
import { Island } from '#components/island/island.tsx';
import { GetHelp } from '#components/signs/get-help.tsx';
import breakTimer from '#components/timer/break-timer.island.tsx';
import { MarkdownText, startOf } from '#components/ui/markdown-text.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { ArticlePage } from '#domain/content.ts';

/** How much of the text comes before its second picture. */
const beforePicture = 0.4;

/** The text of an article with its second picture and its tool, and below it the signs that need help. */
export function Prose({ article }: { article: ArticlePage }) {
  const { html, detail, tool, sections, language } = article;
  const starts = sections.map((section) => startOf(html, section));
  const inserted: { name: string; at: number; node: ReactNode }[] = [];
  if (detail && starts.length > 0) {
    const middle = html.length * beforePicture;
    const distance = (start: number) => Math.abs(start - middle);
    const nearest = starts.reduce((one, other) => (distance(other) < distance(one) ? other : one));
    inserted.push({ name: 'picture', at: nearest, node: <Detail picture={detail} /> });
  }
  if (tool) {
    const following = sections.findIndex(({ id }) => id === tool.after) + 1;
    const timer = <Island of={breakTimer} hydrate="visible" keepsPress />;
    inserted.push({ name: 'timer', at: startOf(html, sections[following]), node: timer });
  }
  inserted.sort((one, other) => one.at - other.at);
  return (
    <div className="article-text wide:xl:row-start-1 wide:xl:col-start-2">
      {inserted.map(({ name, at, node }, index) => (
        <Fragment key={name}>
          <MarkdownText lang={language} html={html.slice(inserted[index - 1]?.at ?? 0, at)} />
          {node}
        </Fragment>
      ))}
      <MarkdownText lang={language} html={html.slice(inserted.at(-1)?.at ?? 0)} />
      <GetHelp page={article} className="grid gap-4 mt-14" />
    </div>
  );
}

/**
 * A picture that extends beside the text where there is room. `content-visibility` keeps it from loading together with
 * the first screen, which `loading="lazy"` does up to 3,000 pixels ahead.
 */
function Detail({ picture }: { picture: NonNullable<ArticlePage['detail']> }) {
  return (
    <Picture
      {...picture}
      sizes="(min-width: 80rem) 52rem, 100vw"
      pictureClassName=":uno-prose-picture: cover block my-12 aspect-3/2 sm:aspect-2/1 max-w-none wide:xl:w-[calc(100%+15.5rem)] [content-visibility:auto] screen-only"
    />
  );
}
