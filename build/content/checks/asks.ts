import type { ContentProblem } from '../../../content-model/parse/content-error.ts';
import { signsIn } from '../../../domain/signs/sign-lists.ts';
import type { Content } from '../content.ts';

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

/** Checks that a condition names each finding. */
export function findings({ facts, folder }: Content): ContentProblem[] {
  const { groups, asks } = facts.signs;
  const conditions = [
    ...signsIn(groups).map(({ heard = [] }) => heard),
    ...asks.map((ask) => ask.findings),
  ];
  const used = new Set(conditions.flat().flatMap(({ all, unless }) => [...all.flat(), ...unless]));
  const { es, findings } = facts.findings;
  const file = `${folder}/findings.yaml`;
  const expected = 'a finding that a sign or a list names';
  return Object.keys({ ...findings, ...es?.findings })
    .filter((finding) => !used.has(finding))
    .map((received) => ({ file, field: 'findings', expected, received }));
}
