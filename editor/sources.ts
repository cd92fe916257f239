import type { CollectionFile } from '@sveltia/cms';
import { z } from 'zod';
import { ContentError, problemsOf } from '../domain/read/content-error.ts';
import type { EntryData } from '../domain/read/entry-text.ts';
import { withoutEmpty } from '../domain/read/without-empty.ts';
import type { Sources } from '../domain/schema/source.ts';
import { sourceId, sourceSchema, sourcesSchema } from '../domain/schema/source.ts';
import { fieldsOf } from './fields.ts';

const file = 'content/sources.yaml';

/** A form knows no data by id, so it has a list, with the id as a field of each source. */
const listSchema = z.strictObject({
  sources: z
    .array(
      z.strictObject({
        id: sourceId.meta({ title: 'Id', description: 'Texts cite by it, such as aao-glaucoma' }),
        ...sourceSchema.shape,
      }),
    )
    .meta({ title: 'Sources' }),
});

/** The form of the sources. */
export function sourcesPage(): CollectionFile {
  const hints = { sources: { label_singular: 'source', summary: '{{id}}: {{title}}' } };
  return {
    name: 'sources',
    label: 'Sources',
    icon: 'format_quote',
    file,
    format: 'sources',
    fields: fieldsOf(listSchema, hints),
  };
}

export function listSources(byId: EntryData): EntryData {
  return { sources: Object.entries(byId).map(([id, source]) => ({ id, ...(source as object) })) };
}

/**
 * The sources by their ids again.
 * @throws ContentError where the build would refuse them, or two have the same id
 */
export function checkSourceList({ sources }: EntryData): Sources {
  const list = withoutEmpty(sources ?? []) as { id: string }[];
  const data = Object.fromEntries(list.map(({ id, ...source }) => [id, source]));
  const result = sourcesSchema.safeParse(data);
  if (!result.success) throw new ContentError(problemsOf(file, result.error, data));
  if (list.length === Object.keys(data).length) return data as Sources;
  const received = list.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) < index);
  throw new ContentError([
    { file, field: 'id', expected: 'an id of its own for each', received: received.join(', ') },
  ]);
}
