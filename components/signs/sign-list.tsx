import { Cited } from '#components/article/cited.tsx';
import type { ArticlePage } from '#domain/index.ts';
import type { SignRecord } from '#domain/schema/signs.ts';
import { signSentence } from '#domain/signs/sign-lists.ts';

interface SignListProps {
  signs: readonly SignRecord[];
  forParents?: boolean;
  /** The page that names the sources of the signs. */
  of?: Pick<ArticlePage, 'cited'>;
}

/** Signs as a list, each with what to do until help is there. */
export function SignList({ signs, forParents = false, of = { cited: {} } }: SignListProps) {
  return (
    <ul>
      {signs.map((sign) => (
        <li key={sign.id}>
          <Cited of={of}>{signSentence(sign, forParents)}</Cited>
          {sign.action && ` ${sign.action}`}
        </li>
      ))}
    </ul>
  );
}
