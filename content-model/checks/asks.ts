import { signsIn } from '../../domain/signs/sign-lists.ts';
import type { ContentProblem } from '../parse/content-error.ts';
import type { Content } from './index.ts';

/** Checks that each sign that can’t wait for a visit is in a list of “Which of these is it?”, if there are any. */
export function asks({ facts, folder }: Content): ContentProblem[] {
  const { groups, asks } = facts.signs;
  if (asks.length === 0) return [];
  const file = `${folder}/signs.yaml`;
  const expected = 'a list with each sign but those of “soon”';
  const listed = new Set(signsIn(asks));
  return signsIn(groups)
    .filter(({ id, level }) => level !== 'soon' && !listed.has(id))
    .map(({ id: received }) => ({ file, field: 'asks', expected, received }));
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
