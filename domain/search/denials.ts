import type { Cue } from '#content-model/schema/search.ts';
import type { Word } from './expressions.ts';

/** Words between a denial and what it denies, at most. */
const reach = 7;

/**
 * Returns a function that tells whether words are denied. A denial covers the finding that follows it, and a list that
 * ends with “or”: “no pain, redness or discharge”. Whatever else follows is said: “no pain lost vision”.
 * @param findings the places of each finding that may be denied
 */
export function findDenied(
  words: readonly Word[],
  findings: readonly (readonly number[])[],
  placesOf: (cue: Cue) => number[],
) {
  const [eyes, people, complaints] = [placesOf('eye'), placesOf('person'), placesOf('complaint')];
  const notDenied = placesOf('notDenied');
  const starts = new Set(placesOf('denied').filter((at) => !notDenied.includes(at)));
  /** Returns the words by which findings differ: not those of the eye, unless there are no others. */
  const tellingOf = (places: readonly number[]) => {
    const others = places.filter((at) => !eyes.includes(at));
    return others.length > 0 ? others : places;
  };
  const telling = new Set(findings.flatMap(tellingOf));
  const isSmall = (at: number) => words[at]?.isStopWord || eyes.includes(at);

  /** Finds the first word of what a word denies or joins, or the word at which something else begins. */
  function findObject(from: number, isSubject: (at: number) => boolean) {
    let isNext = true;
    let at = from + 1;
    for (; at <= from + reach && words[at]?.clause === words[from]?.clause; at++) {
      if (starts.has(at) || isSubject(at) || (!isNext && complaints.includes(at))) break;
      if (telling.has(at)) return { at, isFound: true };
      isNext &&= isSmall(at) || complaints.includes(at);
    }
    return { at, isFound: false };
  }

  /** Returns the last word of the finding at a word, unless other words are between. */
  function endOf(start: number): number {
    const own = new Set(findings.filter((places) => places.includes(start)).flat());
    let end = start;
    for (let at = start + 1; own.has(at) || isSmall(at); at++) if (own.has(at)) end = at;
    return end;
  }

  /** Returns the last word of the list that a finding begins: the last one follows “or”. */
  function endOfList(first: number): number {
    const goesOn = (at: number) => words[at]?.statement === words[first]?.statement;
    const isSkipped = (at: number) => goesOn(at) && isSmall(at) && !words[at]?.isConnector;
    let covered = endOf(first);
    for (let end = covered; ; ) {
      let next = end + 1;
      if (!goesOn(next) || !telling.has(next)) {
        while (isSkipped(next)) next++;
        if (!goesOn(next) || !words[next]?.isConnector) return covered;
        covered = end;
        const joined = findObject(next, (at) => people.includes(at));
        if (!joined.isFound) return covered;
        next = joined.at;
        covered = endOf(next);
      }
      end = endOf(next);
    }
  }

  const denied = new Set<number>();
  for (const from of starts) {
    // Somebody who is named begins what is said: “no redness I have floaters”.
    const { at: object, isFound } = findObject(
      from,
      (at) => at > from + 2 && people.includes(at - 1),
    );
    const last = isFound ? endOfList(object) : object - 1;
    for (let at = from + 1; at <= last; at++) denied.add(at);
  }
  return (places: readonly number[]) =>
    !places.some((at) => starts.has(at)) && tellingOf(places).some((at) => denied.has(at));
}
