import { Fragment } from 'react';
import { Island } from '#components/island/island.tsx';
import { GetHelp } from '#components/signs/get-help.tsx';
import breakTimer from '#components/timer/break-timer.island.tsx';
import { MarkdownText } from '#components/ui/markdown-text.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { ArticlePage } from '#domain/content.ts';
import { hasCapitals } from '#domain/core/language.ts';

/** How much of the text comes before its second picture. */
const beforePicture = 0.4;

/** The text of an article with its second picture and its tool, and below it the signs that need help. */
export function Prose({ article }: { article: ArticlePage }) {
  const { parts, detail, tool, sections, language } = article;
  const illustrated = sectionNear(parts, beforePicture);
  // The first part is above the sections.
  const following = tool && sections.findIndex(({ id }) => id === tool.after) + 2;
  return (
    <div className="article-text @xl:row-start-1 @xl:col-start-2">
      {[...parts, ''].map((html, index) => (
        <Fragment key={html}>
          {detail && index === illustrated && <Detail picture={detail} />}
          {index === following && (
            <Island of={breakTimer} className="mt-8 mb-12 unscripted:hidden! screen-only" />
          )}
          <MarkdownText
            parts={[html]}
            language={language}
            className={language && !hasCapitals(language) ? 'prose' : 'prose with-cap'}
          />
        </Fragment>
      ))}
      <GetHelp page={article} className="grid gap-4 mt-10 @md:mt-14" />
    </div>
  );
}

/** Returns the index of the part whose heading is nearest to a point of the text, from 0 to 1. */
function sectionNear([opening = '', ...others]: readonly string[], point: number) {
  const middle = (opening + others.join('')).length * point;
  const distances = others.map((_, index) =>
    Math.abs((opening + others.slice(0, index).join('')).length - middle),
  );
  return distances.indexOf(Math.min(...distances)) + 1 || undefined;
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
      pictureClassName="cover my-7 @md:my-12 aspect-2/1 max-w-none @xl:-mr-62 content-visibility-auto screen-only"
    />
  );
}
