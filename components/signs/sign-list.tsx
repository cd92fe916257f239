import { Cited } from '#components/article/cited.tsx';
import type { ArticlePage } from '#domain/content.ts';
import type { Readers, SignRecord } from '#domain/schema/signs.ts';
import { signSentence } from '#domain/signs/sign-lists.ts';

interface SignListProps {
  signs: readonly SignRecord[];
  readers?: Readers;
  /** The page that lists the sources of the signs. */
  of?: Pick<ArticlePage, 'cited'>;
}

/** A list of signs, each with what to do until help arrives. */
export function SignList({ signs, readers, of = { cited: {} } }: SignListProps) {
  return (
    <ul>
      {signs.map((sign) => (
        <li key={sign.id}>
          <Cited of={of} isLinked={false}>
            {signSentence(sign, readers)}
          </Cited>
          {sign.action && ` ${sign.action}`}
        </li>
      ))}
    </ul>
  );
}
