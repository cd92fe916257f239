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
  const askers = asks.map(({ id, findings: heard }) => ({ id, heard }));
  const named = [...signsIn(groups), ...askers].flatMap(({ id, heard = [] }) =>
    heard.flatMap(({ all, unless }) => {
      return [...all.flat(), ...unless].map((received) => ({ id, received }));
    }),
  );
  const { es, findings: known } = facts.findings;
  const used = new Set(named.map(({ received }) => received));
  const unused = Object.keys({ ...known, ...es?.findings }).filter((name) => !used.has(name));
  const unknown = named.filter(({ received }) => !(received in known));
  return [
    ...unknown.map(({ id: field, received }) => {
      const expected = 'a finding of content/findings.yaml';
      return { file: `${folder}/signs.yaml`, field, expected, received };
    }),
    ...unused.map((received) => {
      const expected = 'a finding that a sign or a list names';
      return { file: `${folder}/findings.yaml`, field: 'findings', expected, received };
    }),
  ];
}
