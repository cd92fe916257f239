import { ContentError, type ContentProblem } from './content-error.ts';
import { mapTexts } from './entry-text.ts';

export type FactValues = Readonly<Record<string, string>>;

/** A placeholder, with the space after it: without a value, both go. */
const mark = /\{([a-z]+)\}( ?)/gi;

/** Replaces placeholders such as `{town}` in every text of an entry, and refuses unknown ones. */
export function fillInFacts<Data>(file: string, data: Data, facts: FactValues): Data {
  const problems: ContentProblem[] = [];
  const filled = mapTexts(data, (text, field) =>
    text.replace(mark, (received, name, space) => {
      const known = Object.hasOwn(facts, name) ? facts[name] : undefined;
      if (known !== undefined) return known && known + space;
      const marks = Object.keys(facts).map((fact) => `{${fact}}`);
      problems.push({ file, field, expected: `one of ${marks.join(', ')}`, received });
      return received;
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return filled;
}
