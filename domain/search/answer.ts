import type { Lexicon } from '#content-model/schema/findings.ts';
import type { AskRecord, Condition, SignRecord, Signs } from '#content-model/schema/signs.ts';
import { levels } from '../core/urgency.ts';
import { signsIn } from '../signs/sign-lists.ts';
import type { Notice } from './query.ts';
import { createReader, type Language } from './reading.ts';
import type { Scores } from './sign-finder.ts';

/**
 * Returns a function that says what to show above the results of a query, if it is about an eye that needs help.
 * @param signs the table in the language of the lexicon
 */
export function createListener(
  lexicon: Lexicon,
  { groups, asks }: Pick<Signs, 'groups' | 'asks'>,
  language: Language,
  scoresOf: (query: string) => Scores,
) {
  const read = createReader(lexicon, language);
  const all = signsIn(groups).toSorted(byUrgency);
  const byId = new Map(all.map((sign) => [sign.id, sign]));
  const lines = all.flatMap((sign) => (sign.heard ?? []).map((condition) => ({ sign, condition })));
  const lists = asks.flatMap((ask) => ask.findings.map((condition) => ({ ask, condition })));

  /** Returns the list that needs most of what was said, and of several the one whose signs’ words fit best. */
  function askFor(said: ReadonlySet<string>, scores: Scores): AskRecord | undefined {
    const met = lists.filter(({ condition }) => isMet(condition, said));
    const most = Math.max(...met.map(({ condition }) => condition.all.length));
    const best = met.filter(({ condition }) => condition.all.length === most);
    return fittest([...new Set(best.map(({ ask }) => ask))], scores);
  }

  return function listen(query: string): Notice<SignRecord> | undefined {
    const reading = read(query);
    if (!reading) return undefined;
    const { said, present, isAboutEye, isComplaint, isQuestion } = reading;
    const scores = scoresOf(query);
    const asked = askFor(said, scores);
    const heard = lines.find(({ condition }) => isMet(condition, present, said))?.sign;
    // A list without the sign answers more of what was said.
    const sign = !asked || (heard && asked.signs.includes(heard.id)) ? heard : undefined;
    // The last list is for whatever is said of an eye. Who only asks something gets the link.
    const guess = scores.size > 0 ? fittest(asks, scores) : asks.at(-1);
    const isGuessed = !isQuestion && (isAboutEye || (isComplaint && scores.size > 0));
    const ask = asked ?? (isGuessed ? guess : undefined);
    const others = (ask?.signs ?? []).flatMap((id) => byId.get(id) ?? []).toSorted(byUrgency);
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

function byUrgency(one: SignRecord, other: SignRecord): number {
  return levels.indexOf(one.level) - levels.indexOf(other.level);
}

function isMet({ all, unless }: Condition, said: ReadonlySet<string>, barring = said) {
  return (
    all.every((names) => names.some((name) => said.has(name))) &&
    !unless.some((name) => barring.has(name))
  );
}
