import type { Lexicon } from '#content-model/schema/search.ts';
import type { Condition, QuestionRecord, SignRecord, Signs } from '#content-model/schema/signs.ts';
import { levels } from '../core/urgency.ts';
import { signsIn } from '../signs/sign-lists.ts';
import type { Notice } from './query.ts';
import { createReader, type Language } from './reading.ts';
import type { Terms } from './terms.ts';

/**
 * Returns a function that says what to show above the results of a query, if it is about an eye that needs help.
 * @param signs the table in the language of the lexicon
 */
export function createListener(
  lexicon: Lexicon,
  { groups, questions }: Pick<Signs, 'groups' | 'questions'>,
  language: Language,
  scoresOf: (query: string) => Scores,
) {
  const read = createReader(lexicon, language);
  const all = signsIn(groups).toSorted(byUrgency);
  const byId = new Map(all.map((sign) => [sign.id, sign]));
  const lines = all.flatMap((sign) =>
    (sign.conditions ?? []).map((condition) => ({ sign, condition })),
  );
  const lists = questions.flatMap((question) =>
    question.conditions.map((condition) => ({ question, condition })),
  );

  /** Returns the list that needs most of what was said, and of several the one whose signs’ words fit best. */
  function questionFor(said: ReadonlySet<string>, scores: Scores): QuestionRecord | undefined {
    const met = lists.filter(({ condition }) => isMet(condition, said));
    const most = Math.max(...met.map(({ condition }) => condition.all.length));
    const best = met.filter(({ condition }) => condition.all.length === most);
    return fittest([...new Set(best.map(({ question }) => question))], scores);
  }

  return function listen(query: string): Notice<SignRecord> | undefined {
    const reading = read(query);
    if (!reading) return undefined;
    const { said, present, isAboutEye, isComplaint, isQuestion } = reading;
    const scores = scoresOf(query);
    const asked = questionFor(said, scores);
    const alone = lines.find(({ condition }) => isMet(condition, present, said))?.sign;
    // Prefer a list that covers more of the words.
    const sign = !asked || (alone && asked.signs.includes(alone.id)) ? alone : undefined;
    // The last list is for whatever is said of an eye. Who only asks something gets the link.
    const guess = scores.size > 0 ? fittest(questions, scores) : questions.at(-1);
    const isGuessed = !isQuestion && (isAboutEye || (isComplaint && scores.size > 0));
    const question = asked ?? (isGuessed ? guess : undefined);
    const others = (question?.signs ?? []).flatMap((id) => byId.get(id) ?? []).toSorted(byUrgency);
    if (!sign && !question && !isAboutEye) return undefined;
    const answer = sign ? 'line' : question ? 'list' : 'link';
    return { answer, sign, others: others.filter((other) => other !== sign) };
  };
}

/** Returns the list whose signs’ words fit best, the first of equals. */
function fittest(questions: readonly QuestionRecord[], scores: Scores): QuestionRecord | undefined {
  const fitOf = ({ signs }: QuestionRecord) =>
    Math.max(...signs.map((id) => scores.get(id) ?? 0)) +
    signs.reduce((sum, id) => sum + (scores.get(id) ?? 0), 0) / signs.length;
  return questions.toSorted((one, other) => fitOf(other) - fitOf(one))[0];
}

function byUrgency(one: SignRecord, other: SignRecord): number {
  return levels.indexOf(one.level) - levels.indexOf(other.level);
}

function isMet({ all, unless }: Condition, said: ReadonlySet<string>, barring = said) {
  return (
    all.every((names) => names.some((name) => said.has(name))) &&
    !unless.some((name) => barring.has(name))
  );
}

/** A sign of fewer words of a query may be about anything. */
const leastTerms = 2;

/** Scores of how well the words of signs fit a query, by the ids of signs. */
export type Scores = ReadonlyMap<string, number>;

/** Returns a function that compares a query with the words of signs: to choose a list, never for a sign alone. */
export function createSignFinder({ groups }: Pick<Signs, 'groups'>, { distinctTerms }: Terms) {
  const signs = signsIn(groups);
  const terms = signs.flatMap(({ id, adults, keywords = '' }) =>
    distinctTerms(`${adults} ${keywords}`).map((term) => ({ id, term })),
  );
  const holders = Map.groupBy(terms, ({ term }) => term);
  // All signs are about eyes.
  for (const term of distinctTerms('eye')) holders.delete(term);

  return function scoresOf(query: string): Scores {
    const hits = distinctTerms(query).flatMap((term) => {
      const own = holders.get(term) ?? [];
      return own.map(({ id }) => ({ id, weight: Math.log(1 + signs.length / own.length) }));
    });
    const found = [...Map.groupBy(hits, ({ id }) => id)];
    return new Map(
      found
        .filter(([, own]) => own.length >= leastTerms)
        .map(([id, own]) => [id, own.reduce((sum, { weight }) => sum + weight, 0)]),
    );
  };
}
