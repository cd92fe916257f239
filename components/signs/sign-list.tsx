import type { SignRecord } from '#domain/schema/signs.ts';
import { signText } from '#domain/signs/sign-lists.ts';

interface SignListProps {
  signs: readonly SignRecord[];
  forParents?: boolean;
}

/** Signs as a list, each with what to do until help is there. */
export function SignList({ signs, forParents = false }: SignListProps) {
  return (
    <ul>
      {signs.map((sign) => (
        <li key={sign.id}>{signText(sign, forParents)}</li>
      ))}
    </ul>
  );
}
