import type { Sources } from '../content/check-sources.ts';
import type { AnyEntry } from '../content/collections.ts';

/** What the next editor should look at. */
export interface Finding {
  kind:
    | 'Leads nowhere'
    | 'Without an address'
    | 'Seen more than two years ago'
    | 'Cited at no sentence'
    | 'Listed by no entry';
  id: string;
  note: string;
}

/** Sources that nobody has seen for two years, or whose address nobody has seen at all. */
export function findOverdue(sources: Sources, today: Date): Finding[] {
  const limit = new Date(today);
  limit.setUTCFullYear(limit.getUTCFullYear() - 2);
  const oldest = limit.toISOString().slice(0, 10);
  return Object.entries(sources).flatMap(([id, { retrieved, title }]): Finding[] => {
    if (!retrieved) return [{ kind: 'Without an address', id, note: title }];
    if (retrieved >= oldest) return [];
    return [{ kind: 'Seen more than two years ago', id, note: `on ${retrieved}` }];
  });
}

/** Sources that no entry lists: one was deleted, or will be written. */
export function findUnlisted(sources: Sources, entries: readonly AnyEntry[]): Finding[] {
  const listed = new Set(entries.flatMap(({ record }) => record.sources ?? []));
  return Object.entries(sources)
    .filter(([id]) => !listed.has(id))
    .map(([id, { title }]) => ({ kind: 'Listed by no entry', id, note: title }));
}

/** The findings under one heading for each kind. */
export function describeFindings(count: number, findings: readonly Finding[]): string {
  const groups = [...Map.groupBy(findings, ({ kind }) => kind)].map(([kind, found]) =>
    [`${kind} (${found.length}):`, ...found.map(({ id, note }) => `  ${id}: ${note}`)].join('\n'),
  );
  return [`${count} sources.`, ...groups].join('\n\n');
}
