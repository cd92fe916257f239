import { Picture, type PictureProps } from '#components/picture/picture.tsx';
import { type ArticleSummary, formatDate } from '#content/index.ts';

interface ArticleCardProps extends Pick<PictureProps, 'sizes' | 'priority'> {
  article: ArticleSummary;
  headingLevel?: 'h2' | 'h3' | undefined;
}

/** An article in a list: the whole card leads to it through the link of its title. */
export function ArticleCard({
  article: { image, date, path, title, excerpt },
  headingLevel: Heading = 'h3',
  ...picture
}: ArticleCardProps) {
  return (
    <article className="card">
      <Picture
        {...image}
        {...picture}
        pictureClassName="card-picture cover overflow-hidden aspect-video"
      />
      <div>
        <p className="small text-slate mt-4">
          <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <Heading className="display-3 mt-1">
          <a href={path} className="card-link no-underline">
            {title}
          </a>
        </Heading>
        <p className="mt-2 text-slate">{excerpt}</p>
      </div>
    </article>
  );
}
