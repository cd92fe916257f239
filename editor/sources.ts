import type { CollectionFile } from '@sveltia/cms';
import { z } from 'zod';
import { ContentError, problemsOf } from '../domain/read/content-error.ts';
import type { EntryData } from '../domain/read/entry-text.ts';
import { withoutEmpty } from '../domain/read/without-empty.ts';
import type { Sources } from '../domain/schema/source.ts';
import { sourceId, sourceSchema, sourcesSchema } from '../domain/schema/source.ts';
import { fieldsOf } from './fields.ts';

const file = 'content/sources.yaml';

/** Forms can't edit records with arbitrary keys, so the form has a list with the ID as a field. */
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

/** Returns the form of the sources. */
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

/** Converts the sources by ID to the form's list. */
export function listSources(byId: EntryData): EntryData {
  return { sources: Object.entries(byId).map(([id, source]) => ({ id, ...(source as object) })) };
}

/**
 * Converts the form's list to the sources by ID.
 * @throws ContentError if a source is invalid, or two have the same ID
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
