import type { Answer } from './answer.ts';

/** A tenth of what an isolate may use: some four hundred pages. */
const maximumBytes = 12_000_000;

/**
 * Answers by key, of which the least recently used one goes when the memory is full. What was made on
 * another day is forgotten: pages show the closings of the days to come, and the year.
 */
export class Memory {
  readonly #entries = new Map<string, { answer: Answer; day: string; size: number }>();
  readonly #limit: number;
  #size = 0;

  constructor(limit = maximumBytes) {
    this.#limit = limit;
  }

  get(key: string): Answer | undefined {
    const entry = this.#entries.get(key);
    if (entry?.day !== today()) return undefined;
    // The last one in the map is the one that was used last.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.answer;
  }

  set(key: string, answer: Answer): void {
    this.#remove(key);
    const { identity, br, gzip } = answer;
    const size = [identity, br, gzip].reduce((sum, body) => sum + (body?.bytes.length ?? 0), 0);
    this.#entries.set(key, { answer, day: today(), size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string) {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}

/** The day of the process: when its year ends, so does this. */
export function today(): string {
  return new Date().toDateString();
}
