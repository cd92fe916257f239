import { type ContentProblem, problemsWith } from '../content-error.ts';
import { formerPaths, withoutFragment } from '../redirects.ts';
import { dayOfPractice, describeAbsence, visibleFrom } from '../visibility.ts';
import type { Content } from './content.ts';

/**
 * Checks that no page links to a page that isn't published yet: a draft, or a post with a later date. An entry
 * that is published no earlier may link to it.
 */
export function hiddenPages({ entries, facts, folder }: Content): ContentProblem[] {
  const day = dayOfPractice(facts);
  const former = formerPaths(entries);
  const targets = new Map(entries.map((entry) => [entry.path, entry]));
  const { portal, newPatientForms } = facts.booking;
  const ofFacts = { notices: facts.notices, booking: { portal, newPatientForms } };
  const links = [
    ...entries.flatMap((addressed) => {
      const { file, record, body } = addressed.entry;
      const from = [visibleFrom(addressed), day].toSorted().at(-1) ?? day;
      return [
        { file, field: 'related', from, paths: record.related ?? [] },
        { file, field: 'body', from, paths: body.links },
      ];
    }),
    ...Object.entries(ofFacts).flatMap(([name, fields]) =>
      Object.entries(fields).map(([field, path]) => {
        return { file: `${folder}/practice/${name}.yaml`, field, from: day, paths: [path] };
      }),
    ),
  ];
  return links.flatMap(({ file, field, from, paths }) => {
    const pages = paths.map(withoutFragment);
    const named = pages.map((path) => targets.get(former.get(path) ?? path));
    const hidden = named.filter((target) => target && visibleFrom(target) > from);
    const received = hidden.map((target) => target && `${target.path}, ${describeAbsence(target)}`);
    return problemsWith(
      file,
      field,
      'a page that is on the site',
      received.map(String),
      () => false,
    );
  });
}
