import type { SourceRecord } from '../../content/schema/source.ts';
import type { AnyEntry } from './collections.ts';
import { ContentError, type ContentProblem } from './content-error.ts';

/** Every source that the content rests on, by the id that entries cite. */
export type Sources = Readonly<Record<string, SourceRecord>>;

/**
 * Checks that each source that an entry cites exists. One that none cites is no error: it comes before
 * the entry that will cite it, and stays behind one that was deleted.
 * @throws ContentError listing every id that stands for no source
 */
export function checkSources(entries: readonly { entry: CitingEntry }[], sources: Sources) {
  const problems = entries.flatMap(({ entry }) => unknownSources(entry, sources));
  if (problems.length > 0) throw new ContentError(problems);
}

type CitingEntry = Pick<AnyEntry, 'file' | 'record'>;

/** The ids among those that an entry cites which stand for no source. */
export function unknownSources({ file, record }: CitingEntry, sources: object): ContentProblem[] {
  return (record.sources ?? [])
    .filter((id) => !Object.hasOwn(sources, id))
    .map((received) => ({
      file,
      field: 'sources',
      expected: 'the id of a source in content/sources.yaml',
      received,
    }));
}
