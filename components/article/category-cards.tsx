import { ArrowLink, LinkList } from '#components/ui/link-list.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { guideGroups } from '#domain/browser-content.ts';
import { guides } from '#domain/content.ts';

interface CategoryCardsProps {
  headingLevel: 'h2' | 'h3';
  /** Whether to show a guide's picture above each card. Other pages show these pictures already. */
  isIllustrated?: boolean;
  /** The label of each card's link to all guides. Missing on the page that it would lead to. */
  viewAll?: string | undefined;
}

export function CategoryCards({
  headingLevel: Heading,
  isIllustrated,
  viewAll,
}: CategoryCardsProps) {
  return (
    <ul className="fit-20rem gap-12 mt-8">
      {guideGroups.map(({ id, title, description, guides: newest }) => {
        // A category has no picture of its own.
        const picture = guides.find(({ path }) => path === newest[0]?.path)?.image;
        return (
          <li key={id} className="category-card flex flex-col">
            {isIllustrated && picture && (
              <Picture
                {...picture}
                alt=""
                sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 44vw, 88vw"
                pictureClassName="cover overflow-hidden aspect-2/1"
              />
            )}
            <Heading className="display-3 pt-4 border-t border-gold">{title}</Heading>
            {description && <p className="mt-1 text-slate">{description}</p>}
            <LinkList links={newest} className="mt-2" />
            {viewAll && (
              <ArrowLink
                className="mt-auto small text-ink no-underline hover:underline"
                href="/helpful-links"
              >
                {viewAll}
              </ArrowLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
