import type { Signs } from '../../domain/schema/signs.ts';
import type { KnownSign } from '../../domain/search/search.ts';
import { signText } from '../../domain/signs/sign-lists.ts';

/** Returns all signs, each with the words that a query is matched against. */
export function listSigns({ groups }: Signs): KnownSign[] {
  return groups.flatMap(({ signs }) =>
    signs.map((sign) => ({
      level: sign.level,
      ...(sign.closed && { closed: sign.closed }),
      text: signText(sign),
      words: [sign.adults, sign.children, sign.keywords].filter(Boolean).join(' '),
    })),
  );
}
