export interface ContentProblem {
  file: string;
  /** The line of a link or of a mark in the file, from 1. */
  line?: number | undefined;
  field: string;
  expected: string;
  received: string;
  /** `gone` if it names a page that isn’t there: `npm run unlink` removes the name. */
  code?: 'gone' | undefined;
}

/** Stops the build. For each problem it names the file, the field, what was expected and what was received. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  // Private, so that printing the error shows each problem only once.
  readonly #problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const lines = problems.map(({ file, line, field, expected, received }) => {
      const place = line ? `${file}:${line}` : file;
      return `${place}: ${field}\n  expected: ${expected}\n  received: ${received}`;
    });
    // Several readers of a file find the same.
    super([...new Set(lines)].join('\n'));
    this.#problems = problems;
    // The stack is printed with the message, and our own calls would hide the message.
    this.stack = `ContentError: ${this.message}`;
  }

  get problems(): readonly ContentProblem[] {
    return this.#problems;
  }
}

/** Maps a list. The problems of all its items are thrown together. */
export function mapAll<Item, Result>(
  items: readonly Item[],
  change: (item: Item) => Result,
): Result[] {
  const problems: ContentProblem[] = [];
  const results = items.flatMap((item) => {
    try {
      return [change(item)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new ContentError(problems);
  return results;
}

/**
 * Waits until every promise has settled.
 * @throws ContentError with the problems of all that were rejected
 */
export async function settleAll<Result>(all: readonly Promise<Result>[]): Promise<Result[]> {
  return mapAll(await Promise.allSettled(all), (one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}
