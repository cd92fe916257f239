import type { Answer } from './answer.ts';
import { BoundedMap } from './bounded-map.ts';

/** A page takes up to eighty kilobytes, with what is compressed of it: all take a fifth of an isolate's memory. */
const mostAnswers = 300;
const millisecondsPerHour = 3_600_000;

/** Answers by key. What was made in another hour is forgotten: pages show coming closings, and the year. */
export class Memory {
  readonly #entries: BoundedMap<string, { answer: Answer; hour: number }>;

  constructor(most = mostAnswers) {
    this.#entries = new BoundedMap(most);
  }

  get(key: string): Answer | undefined {
    const entry = this.#entries.get(key);
    return entry?.hour === currentHour() ? entry.answer : undefined;
  }

  set(key: string, answer: Answer): void {
    this.#entries.set(key, { answer, hour: currentHour() });
  }
}

/** Hours since 1970: a day of any American time zone begins with one. */
export function currentHour(): number {
  return Math.floor(Date.now() / millisecondsPerHour);
}
