import { sourceAnchor, sourceName } from '#domain/articles/citations.ts';
import type { ArticlePage } from '#domain/content.ts';

interface CitedProps {
  children: string;
  of: Pick<ArticlePage, 'cited'>;
  /** The field that the text is from, such as `faqs.0.answer`. Other texts cite nothing. */
  field?: string | undefined;
  /** Whether the numbers link to the sources. They don't where they would break the keyboard's order. */
  isLinked?: boolean;
}

/** A text of an entry, with the numbers of its sources. */
export function Cited({ children: text, of: { cited }, field = '', isLinked = true }: CitedProps) {
  const pieces = cited[field] ?? [text];
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const isFollowing = typeof pieces[index - 1] === 'number';
    return (
      <sup key={pieces.slice(0, index).join('')}>
        {isFollowing && ', '}
        {isLinked ? (
          <a href={`#${sourceAnchor(piece)}`} aria-label={sourceName(piece)}>
            {piece}
          </a>
        ) : (
          piece
        )}
      </sup>
    );
  });
}
