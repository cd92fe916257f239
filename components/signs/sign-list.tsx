import type { Readers } from '#domain/schema/sign-ids.ts';
import type { SignRecord } from '#domain/schema/signs.ts';
import { signSentence } from '#domain/signs/sign-lists.ts';

interface SignListProps {
  signs: readonly SignRecord[];
  readers?: Readers;
}

/** A list of signs, each with what to do until help arrives. */
export function SignList({ signs, readers }: SignListProps) {
  return (
    <ul>
      {signs.map((sign) => (
        <li key={sign.id}>
          {signSentence(sign, readers)}
          {sign.action && ` ${sign.action}`}
        </li>
      ))}
    </ul>
  );
}
