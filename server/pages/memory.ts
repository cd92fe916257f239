import type { Answer } from './answer.ts';

/** A tenth of what an isolate may use: some four hundred pages. */
const maximumBytes = 12_000_000;
const millisecondsPerHour = 3_600_000;

/**
 * Answers by key, of which the oldest goes when the memory is full. What was made in another hour is
 * forgotten: pages show the closings of the days to come, and the year.
 */
export class Memory {
  readonly #entries = new Map<string, { answer: Answer; hour: number; size: number }>();
  readonly #limit: number;
  #size = 0;

  constructor(limit = maximumBytes) {
    this.#limit = limit;
  }

  get(key: string): Answer | undefined {
    const entry = this.#entries.get(key);
    return entry?.hour === currentHour() ? entry.answer : undefined;
  }

  set(key: string, answer: Answer): void {
    this.#remove(key);
    const { identity, br, gzip } = answer;
    const size = [identity, br, gzip].reduce((sum, body) => sum + (body?.bytes.length ?? 0), 0);
    this.#entries.set(key, { answer, hour: currentHour(), size });
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

/** Hours since 1970: a day of any American time zone begins with one. */
export function currentHour(): number {
  return Math.floor(Date.now() / millisecondsPerHour);
}
