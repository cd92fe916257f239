import { type ArticlePage, sourceAnchor } from '#content/index.ts';
import { articleWords } from '#content/words/article.ts';

interface CitedProps {
  children: string;
  of: Pick<ArticlePage, 'cited'>;
  /** Whether the numbers lead to the sources: not where they would break the order of the keyboard. */
  isLinked?: boolean;
}

/** A text of an article or a service, with the numbers of the sources that it cites. */
export function Cited({ children: text, of: { cited }, isLinked = true }: CitedProps) {
  const pieces = cited[text] ?? [text];
  return pieces.map((piece, index) =>
    typeof piece === 'number' ? (
      <Citation
        key={pieces.slice(0, index).join('')}
        number={piece}
        isFollowing={typeof pieces[index - 1] === 'number'}
        isLinked={isLinked}
      />
    ) : (
      piece
    ),
  );
}

interface CitationProps {
  number: number;
  isFollowing: boolean;
  isLinked: boolean;
}

function Citation({ number, isFollowing, isLinked }: CitationProps) {
  return (
    <sup>
      {isFollowing && ', '}
      {isLinked ? (
        <a href={`#${sourceAnchor(number)}`} aria-label={articleWords.citation(number)}>
          {number}
        </a>
      ) : (
        number
      )}
    </sup>
  );
}
