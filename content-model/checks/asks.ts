import { signsIn } from '../../domain/signs/sign-lists.ts';
import { levels } from '../../domain/words/urgency.ts';
import type { ContentProblem } from '../parse/content-error.ts';
import type { Content } from './index.ts';

/**
 * Checks the lists of “Which of these is it?”: their most urgent signs come first, and each sign that can’t wait for
 * a visit is in one of them, if there are any.
 */
export function asks({ facts, folder }: Content): ContentProblem[] {
  const { groups, asks } = facts.signs;
  const file = `${folder}/signs.yaml`;
  const signs = new Map(signsIn(groups).map((sign) => [sign.id, sign]));
  const unordered = asks.flatMap(({ signs: ids }, index) => {
    const known = ids.flatMap((id) => signs.get(id) ?? []);
    const late = known.find(({ level }, place) => {
      const before = known[place - 1]?.level ?? level;
      return levels.indexOf(level) < levels.indexOf(before);
    });
    const expected = 'the most urgent sign first';
    return late ? [{ file, field: `asks.${index}.signs`, expected, received: late.id }] : [];
  });
  const listed = new Set(signsIn(asks));
  const missing = [...signs.values()].filter(
    ({ id, level }) => level !== 'soon' && !listed.has(id),
  );
  const absent = (asks.length > 0 ? missing : []).map(({ id: received }) => {
    return { file, field: 'asks', expected: 'a list with each sign but those of “soon”', received };
  });
  return [...unordered, ...absent];
}

/** Checks that conditions name findings, and that each finding is named. */
export function findings({ facts, folder }: Content): ContentProblem[] {
  const { groups, asks } = facts.signs;
  const conditions = [
    ...signsIn(groups).map(({ id, heard = [] }) => ({ id, said: heard })),
    ...asks.map(({ id, findings: said }) => ({ id, said })),
  ];
  const named = conditions.flatMap(({ id, said }) =>
    said
      .flatMap(({ all, unless }) => [...all.flat(), ...unless])
      .map((finding) => ({ id, finding })),
  );
  const used = new Set(named.map(({ finding }) => finding));
  return [
    ...named
      .filter(({ finding }) => !(finding in facts.findings.findings))
      .map(({ id, finding: received }) => {
        const file = `${folder}/signs.yaml`;
        return { file, field: id, expected: 'a finding of content/findings.yaml', received };
      }),
    ...[facts.findings, facts.findings.es]
      .flatMap((lexicon) => Object.keys(lexicon?.findings ?? {}))
      .filter((finding) => !used.has(finding))
      .map((received) => {
        const file = `${folder}/findings.yaml`;
        return {
          file,
          field: 'findings',
          expected: 'a finding that a sign or a list names',
          received,
        };
      }),
  ];
}
