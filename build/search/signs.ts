import { toString as textOf } from 'hast-util-to-string';
import type { AnyRecord } from '../../domain/read/collection-schemas.ts';
import type { AddressedEntry } from '../../domain/read/parse-entry.ts';
import { parseMarkdown } from '../../domain/read/render-markdown.ts';
import type { Sign } from '../../domain/search/search.ts';
import { levels } from '../../domain/words/urgency.ts';

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
