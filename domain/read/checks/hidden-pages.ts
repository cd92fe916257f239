import type { ContentProblem } from '../content-error.ts';
import { formerPaths, withoutFragment } from '../redirects.ts';
import { dayOfPractice, describeAbsence, visibleFrom } from '../visibility.ts';
import { type Content, ownersLinks } from './content.ts';

/**
 * Checks that no page links to a page that isn't published yet: a draft, or a post with a later date. An entry
 * that is published no earlier may link to it.
 */
export function hiddenPages(content: Content): ContentProblem[] {
  const { entries, facts } = content;
  const day = dayOfPractice(facts);
  const former = formerPaths(entries);
  const targets = new Map(entries.map((entry) => [entry.path, entry]));
  const links = [
    ...entries.flatMap((addressed) => {
      const { file, record, body } = addressed.entry;
      const from = [visibleFrom(addressed), day].toSorted().at(-1) ?? day;
      return [
        { file, field: 'related', from, paths: record.related ?? [] },
        { file, field: 'body', from, paths: body.links },
      ];
    }),
    ...ownersLinks(content).map(({ file, field, link }) => {
      return { file, field, from: day, paths: [link] };
    }),
  ];
  return links.flatMap(({ file, field, from, paths }) =>
    paths.map(withoutFragment).flatMap((path) => {
      const target = targets.get(former.get(path) ?? path);
      if (!target || visibleFrom(target) <= from) return [];
      const received = `${target.path}, ${describeAbsence(target)}`;
      return [{ file, field, expected: 'a page that is on the site', received }];
    }),
  );
}
