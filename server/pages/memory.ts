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
  const answers = new Map<string, Answer>();
  let size = 0;

  function remove(key: string) {
    size -= answers.get(key)?.size ?? 0;
    answers.delete(key);
  }

  return {
    get(key) {
      const answer = answers.get(key);
      if (answer?.year !== new Date().getFullYear()) return undefined;
      // The last one in the map is the one that was used last.
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    set(key, answer) {
      remove(key);
      answers.set(key, answer);
      size += answer.size;
      for (const oldest of answers.keys()) {
        if (size <= limit) break;
        remove(oldest);
      }
    },
  };
}
