import { join, relative } from 'node:path';
import { type SourceRecord, sourcesSchema } from '../../content/schema/source.ts';
import type { AddressedEntry } from './collections.ts';
import { ContentError, type ContentProblem, problemsOf } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

/** Every source that the content rests on, by the id that entries cite. */
export type Sources = Readonly<Record<string, SourceRecord>>;

/**
 * Reads the sources that entries cite.
 * @param contentFolder what holds `sources.yaml`
 * @throws ContentError listing each value that the schema refuses
 */
export function readSources(contentFolder = 'content'): Sources {
  const file = sourcesFile(contentFolder);
  const data = readYaml(file);
  const { success, data: sources, error } = sourcesSchema.safeParse(data);
  if (!success) throw new ContentError(problemsOf(file, error, data));
  return sources;
}

/**
 * Checks that entries and sources belong together: each id that an entry cites exists, and each
 * source is cited.
 * @throws ContentError listing every id that is on one side only
 */
export function checkSources(
  entries: readonly AddressedEntry[],
  sources: Sources,
  contentFolder = 'content',
) {
  const file = sourcesFile(contentFolder);
  const cited = new Set(entries.flatMap(({ entry }) => citedBy(entry.record)));
  const problems: ContentProblem[] = entries.flatMap(({ entry }) =>
    citedBy(entry.record)
      .filter((id) => !Object.hasOwn(sources, id))
      .map((received) => ({
        file: entry.file,
        field: 'sources',
        expected: `the id of a source in ${file}`,
        received,
      })),
  );
  for (const id of Object.keys(sources)) {
    if (cited.has(id)) continue;
    const expected = 'a source that an entry cites';
    problems.push({ file, field: id, expected, received: 'one that none does' });
  }
  if (problems.length > 0) throw new ContentError(problems);
}

/** The ids of the sources that an entry lists; pages and legal texts list none. */
export function citedBy(record: object): readonly string[] {
  return 'sources' in record ? (record.sources as string[]) : [];
}

function sourcesFile(contentFolder: string): string {
  return relative(process.cwd(), join(contentFolder, 'sources.yaml'));
}
