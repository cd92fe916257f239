import { type ArticlePage, sourceAnchor } from '#content/index.ts';
import { articleWords } from '#content/words/article.ts';

interface CitedProps {
  children: string;
  of: Pick<ArticlePage, 'cited'>;
}

/** A text of an article or a service, with the numbers of the sources that it cites. */
export function Cited({ children: text, of: { cited } }: CitedProps) {
  const pieces = cited[text] ?? [text];
  return pieces.map((piece, index) =>
    typeof piece === 'number' ? (
      <Citation
        key={pieces.slice(0, index).join('')}
        number={piece}
        isFollowing={typeof pieces[index - 1] === 'number'}
      />
    ) : (
      piece
    ),
  );
}

function Citation({ number, isFollowing }: { number: number; isFollowing: boolean }) {
  return (
    <sup>
      {isFollowing && ', '}
      <a href={`#${sourceAnchor(number)}`} aria-label={articleWords.citation(number)}>
        {number}
      </a>
    </sup>
  );
}
