import { toString as textOf } from 'hast-util-to-string';
import type { Sign } from '../../content/search.ts';
import { levels } from '../../content/words/urgency.ts';
import type { AnyRecord } from '../content/collection-schemas.ts';
import type { AddressedEntry } from '../content/collections.ts';
import { parseMarkdown } from '../content/render-markdown.ts';

/** The signs of urgency that the site speaks of, each once: those of the care cards and of every article. */
export function listSigns(entries: readonly AddressedEntry[]): Sign[] {
  const signs = entries.flatMap(({ entry }) => signsOf(entry.record));
  return [...new Map(signs.map((sign) => [sign.level + sign.text, sign])).values()];
}

function signsOf({ triage = [], whenToCall }: AnyRecord): Sign[] {
  const cards = triage.flatMap(({ level, signs }) => signs.map((text) => ({ level, text })));
  const lists = levels.flatMap((level) =>
    (whenToCall?.[level] ?? []).map((markdown) => {
      return { level, text: textOf(parseMarkdown(markdown)) };
    }),
  );
  return [...cards, ...lists];
}
