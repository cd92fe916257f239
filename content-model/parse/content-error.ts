import type { z } from 'zod';

export interface ContentProblem {
  file: string;
  /** The line of a link in the text, from 1. */
  line?: number | undefined;
  field: string;
  expected: string;
  received: string;
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
    super(lines.join('\n'));
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

/** Converts a schema's issues to problems in an editor's words. `data` is what was validated. */
export function problemsOf(file: string, error: z.ZodError, data: unknown): ContentProblem[] {
  return error.issues.map((issue) => ({
    file,
    field: fieldOf(issue),
    expected: expectationOf(issue),
    received: received(valueAt(data, issue.path)),
  }));
}

function expectationOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return 'a whole number';
      return `a${/^[aeiou]/.test(issue.expected) ? 'n' : ''} ${issue.expected}`;
    case 'too_small':
      return `at least ${amountOf(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `at most ${amountOf(issue.maximum, issue.origin)}`;
    case 'invalid_value':
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'invalid_key':
      return issue.issues.map(({ message }) => message).join(' and ');
    case 'unrecognized_keys':
      return 'a field of the schema';
    case 'invalid_format':
      return issue.format === 'date' ? 'an ISO date (YYYY-MM-DD)' : issue.message;
    default:
      return issue.message;
  }
}

/** Formats a size with its unit: characters of a text, entries of a list, or a number. */
function amountOf(size: number | bigint, origin: string): string {
  const one = Number(size) === 1;
  if (origin === 'string') return `${size} ${one ? 'character' : 'characters'}`;
  if (origin === 'array') return `${size} ${one ? 'entry' : 'entries'}`;
  return String(size);
}

function fieldOf(issue: z.core.$ZodIssue): string {
  const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : [];
  return [...issue.path, ...unknownKeys].join('.') || 'front matter';
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
}

function received(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  if (typeof value === 'string') return `${text} (${value.length} characters)`;
  if (Array.isArray(value)) return `${value.length} entries`;
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
