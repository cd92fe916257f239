import { language } from '../../content/language.ts';
import { stateNames } from '../../content/words/states.ts';
import { ContentError, type ContentProblem } from './content-error.ts';
import type { PracticeFacts } from './read-practice.ts';

/** What texts can say of the practice without repeating it: a value for each mark. */
export type FactValues = Readonly<Record<string, string>>;

const mark = /\{([a-z]+)\}/gi;

/** Whether a text has marks at all: most need no facts. */
export function hasMarks(text: string): boolean {
  return text.search(mark) >= 0;
}

/** The values of the marks: `{town}` is that of the first open location, `{towns}` names all of them. */
export function factValues({ practice, locations }: PracticeFacts): FactValues {
  const sorted = locations.toSorted((one, other) => one.order - other.order);
  const withStatus = (wanted: string) => sorted.filter(({ status }) => status === wanted);
  const open = withStatus('open');
  const [first] = open;
  const region = first?.address.region ?? '';
  return {
    practice: practice.name,
    town: first?.address.locality ?? '',
    state: stateNames[region] ?? region,
    phone: first?.phone ?? '',
    email: first?.email ?? practice.email,
    towns: townsOf(open),
    comingTowns: townsOf(withStatus('opening')),
  };
}

function townsOf(locations: PracticeFacts['locations']): string {
  const towns = new Set(locations.map(({ address }) => address.locality));
  return new Intl.ListFormat(language).format(towns);
}

/**
 * Puts facts in the place of marks such as `{town}`, in every text of a value.
 * @param file and `field` say where the value stands, for the messages
 * @throws ContentError naming each mark that stands for nothing.
 */
export function fillInFacts<Value>(file: string, field: string, value: Value, facts: FactValues) {
  const problems: ContentProblem[] = [];

  function fillIn(inner: unknown, path: string): unknown {
    if (typeof inner === 'string')
      return inner.replace(mark, (found, name) => factAt(found, name, path));
    if (Array.isArray(inner)) return inner.map((item, index) => fillIn(item, join(path, index)));
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([name, item]) => [name, fillIn(item, join(path, name))]),
    );
  }

  function factAt(received: string, name: string, path: string): string {
    const known = facts[name];
    if (known !== undefined) return known;
    const marks = Object.keys(facts).map((fact) => `{${fact}}`);
    problems.push({ file, field: path, expected: `one of ${marks.join(', ')}`, received });
    return received;
  }

  const filled = fillIn(value, field) as Value;
  if (problems.length > 0) throw new ContentError(problems);
  return filled;
}

function join(path: string, name: string | number): string {
  return path === '' ? `${name}` : `${path}.${name}`;
}
