import type { Signs } from '../../domain/schema/signs.ts';
import type { KnownSign } from '../../domain/search/search.ts';
import { signText } from '../../domain/signs/sign-lists.ts';

/** The signs of the practice's table, with the words by which a query finds each. */
export function listSigns({ groups }: Signs): KnownSign[] {
  return groups.flatMap(({ signs }) =>
    signs.map((sign) => ({
      level: sign.level,
      text: signText(sign),
      words: [sign.adults, sign.children, sign.keywords].filter(Boolean).join(' '),
    })),
  );
}
