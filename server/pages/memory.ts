import type { Answer } from './answer.ts';

/** A tenth of what an isolate may use: some four hundred pages. */
const maximumBytes = 12_000_000;

/** Answers by key. */
export interface Memory {
  get(key: string): Answer | undefined;
  set(key: string, answer: Answer): void;
}

/**
 * A memory of answers from which the least recently used one goes when it is full. What was made in
 * another year is forgotten, because the footer shows the year.
 * @param limit in bytes
 */
export function createMemory(limit = maximumBytes): Memory {
  const entries = new Map<string, { answer: Answer; year: number }>();
  let size = 0;

  function remove(key: string) {
    const entry = entries.get(key);
    if (entry) size -= sizeOf(entry.answer);
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry?.year !== new Date().getFullYear()) return undefined;
      // The last one in the map is the one that was used last.
      entries.delete(key);
      entries.set(key, entry);
      return entry.answer;
    },
    set(key, answer) {
      remove(key);
      entries.set(key, { answer, year: new Date().getFullYear() });
      size += sizeOf(answer);
      for (const oldest of entries.keys()) {
        if (size <= limit) break;
        remove(oldest);
      }
    },
  };
}

/** In bytes, of all its bodies together. */
function sizeOf({ identity, br, gzip }: Answer): number {
  return [identity, br, gzip].reduce((sum, body) => sum + (body?.bytes.length ?? 0), 0);
}
