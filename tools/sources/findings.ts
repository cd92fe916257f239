import type { AddressedEntry } from '../../domain/read/parse-entry.ts';
import type { Sources } from '../../domain/schema/source.ts';

/** Lines to print, grouped by the kind of problem. */
export type Findings = Readonly<Record<string, readonly string[]>>;

/** Finds sources that were retrieved more than two years ago, and sources without a retrieval date. */
export function findOverdue(sources: Sources, today: Date): Findings {
  const limit = new Date(today);
  limit.setUTCFullYear(limit.getUTCFullYear() - 2);
  const oldest = limit.toISOString().slice(0, 10);
  const all = Object.entries(sources);
  return {
    'Without an address': all
      .filter(([, { retrieved }]) => !retrieved)
      .map(([id, { title }]) => `${id}: ${title}`),
    'Seen more than two years ago': all
      .filter(([, { retrieved }]) => retrieved && retrieved < oldest)
      .map(([id, { retrieved }]) => `${id}: on ${retrieved}`),
  };
}

/** Finds sources that no entry lists, because the entry was deleted or isn't written yet. */
export function findUnlisted(
  sources: Sources,
  entries: readonly AddressedEntry['entry'][],
): Findings {
  const listed = new Set(entries.flatMap(({ record }) => record.sources ?? []));
  const unlisted = Object.entries(sources).filter(([id]) => !listed.has(id));
  return { 'Not listed by any entry': unlisted.map(([id, { title }]) => `${id}: ${title}`) };
}

/** Returns the findings as text, under one heading for each kind. */
export function describeFindings(count: number, findings: Findings): string {
  const groups = Object.entries(findings)
    .filter(([, lines]) => lines.length > 0)
    .map(([kind, lines]) => [`${kind} (${lines.length}):`, ...lines].join('\n  '));
  return [`${count} sources.`, ...groups].join('\n\n');
}
