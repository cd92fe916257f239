import type { Lexicon } from '#content-model/schema/findings.ts';
import type { AskRecord, SignRecord, Signs } from '#content-model/schema/signs.ts';
import { signsIn } from '../signs/sign-lists.ts';
import { levels } from '../words/urgency.ts';
import { type Condition, conditionOf } from './conditions.ts';
import type { Notice } from './query.ts';
import { createReader, type Reading } from './reading.ts';
import type { Scores } from './sign-finder.ts';

interface Parts {
  findings: Lexicon;
  signs: Pick<Signs, 'groups' | 'asks'>;
  /** Whether a word is one, and not misspelled. By default, only those of the findings are. */
  isWord?: (word: string) => boolean;
  scoresOf?: (query: string) => Scores;
  /** Returns a word without its ending: in another language than English, by its own rules. */
  stem?: (word: string) => string;
}

/** Returns a function that says what to show above the results of a query, if it is about an eye that needs help. */
export function createListener({ findings, signs, isWord, scoresOf, stem }: Parts) {
  const { groups, asks } = signs;
  const read = createReader(findings, isWord, stem);
  const all = signsIn(groups);
  const byId = new Map(all.map((sign) => [sign.id, sign]));
  const lines = all
    .flatMap((sign) => (sign.heard ?? []).map((text) => ({ sign, condition: conditionOf(text) })))
    .toSorted((one, other) => levels.indexOf(one.sign.level) - levels.indexOf(other.sign.level));
  const lists = asks.flatMap((ask) =>
    ask.findings.map((text) => ({ ask, condition: conditionOf(text) })),
  );

  /** Returns the list that needs most of what was said, and of several the one whose signs’ words fit best. */
  function askFor({ said }: Reading, scores: Scores): AskRecord | undefined {
    const met = lists.filter(({ condition }) => isMet(condition, said));
    const most = Math.max(...met.map(({ condition }) => condition.all.length));
    const best = met.filter(({ condition }) => condition.all.length === most);
    return fittest([...new Set(best.map(({ ask }) => ask))], scores);
  }

  return function listen(query: string): Notice<SignRecord> | undefined {
    const reading = read(query);
    const { said, present, isAboutEye, isComplaint, isAside, isQuestion, isAboutNobody } = reading;
    if (isAside) return undefined;
    const scores: Scores = scoresOf?.(query) ?? new Map();
    const asked = askFor(reading, scores);
    const heard = lines.find(({ condition }) => isMet(condition, present, said))?.sign;
    // A list without the sign answers more of what was said.
    const isAlone = !isAboutNobody && (!asked || !heard || asked.signs.includes(heard.id));
    const sign = isAlone ? heard : undefined;
    // The last list is for whatever is said of an eye. Who only asks something gets the link.
    const guess = scores.size > 0 ? fittest(asks, scores) : asks.at(-1);
    const isGuessed = !isQuestion && (isAboutEye || (isComplaint && scores.size > 0));
    const ask = asked ?? (isGuessed ? guess : undefined);
    const others = (ask?.signs ?? []).flatMap((id) => byId.get(id) ?? []);
    if (!sign && !ask && !isAboutEye) return undefined;
    const answer = sign ? 'line' : ask ? 'list' : 'link';
    return { answer, sign, others: others.filter((other) => other !== sign) };
  };
}

/** Returns the list whose signs’ words fit best, the first of equals. */
function fittest(asks: readonly AskRecord[], scores: Scores): AskRecord | undefined {
  const fitOf = ({ signs }: AskRecord) =>
    Math.max(...signs.map((id) => scores.get(id) ?? 0)) +
    signs.reduce((sum, id) => sum + (scores.get(id) ?? 0), 0) / signs.length;
  return asks.toSorted((one, other) => fitOf(other) - fitOf(one))[0];
}

function isMet({ all, unless }: Condition, said: ReadonlySet<string>, barring = said) {
  return (
    all.every((names) => names.some((name) => said.has(name))) &&
    !unless.some((name) => barring.has(name))
  );
}
