import type { ContentProblem } from '../../../content-model/parse/content-error.ts';
import { signsIn } from '../../../domain/signs/sign-lists.ts';
import type { Content } from '../content.ts';

/** Checks that each sign that can’t wait for a visit is in a list of “Which of these is it?”, if there are any. */
export function questions({ facts, folder }: Content): ContentProblem[] {
  const { groups, questions } = facts.signs;
  if (questions.length === 0) return [];
  const file = `${folder}/signs.yaml`;
  const expected = 'a list with each sign but those of “soon”';
  const listed = new Set(signsIn(questions));
  return signsIn(groups)
    .filter(({ id, level }) => level !== 'soon' && !listed.has(id))
    .map(({ id: received }) => ({ file, field: 'questions', expected, received }));
}

/** Checks that a condition names each finding. */
export function findings({ facts, folder }: Content): ContentProblem[] {
  const { groups, questions } = facts.signs;
  const conditions = [
    ...signsIn(groups).map(({ conditions = [] }) => conditions),
    ...questions.map(({ conditions }) => conditions),
  ];
  const used = new Set(conditions.flat().flatMap(({ all, unless }) => [...all.flat(), ...unless]));
  const { es, findings } = facts.findings;
  const file = `${folder}/findings.yaml`;
  const expected = 'a finding that a sign or a list names';
  return Object.keys({ ...findings, ...es?.findings })
    .filter((finding) => !used.has(finding))
    .map((received) => ({ file, field: 'findings', expected, received }));
}
