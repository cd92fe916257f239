import { hash } from 'node:crypto';
import { parseFile } from '../../content-model/parse/entry-text.ts';
import { type AddressedEntry, entriesOf } from '../../content-model/parse/parse-entry.ts';
import { inSpanish } from '../../domain/core/language.ts';
import type { Content } from './content.ts';

/** Returns what tells the Spanish texts of the signs and pages from any others: it changes with each of them. */
export function fingerprintOf({ facts, entries }: Pick<Content, 'facts' | 'entries'>): string {
  // A page's file, unlike its record, has placeholders in place of facts, which may change without a review.
  const pages = entriesOf(entries, 'services').map(({ file, source }) => parseFile(file, source));
  const texts = JSON.stringify([spanishIn(facts.signs), spanishIn(pages)]);
  return hash('sha256', texts).slice(0, 8);
}

function spanishIn(data: unknown): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    name === 'es' ? [value] : spanishIn(value),
  );
}

/**
 * Leaves out all Spanish unless the practice has the translation, and is the sample or somebody has signed the texts as
 * they are. Whatever shows Spanish reads the content after this, so an unsigned text is in no build.
 */
export function withoutUnsigned(content: Content): Content {
  const { practice, care, signs, findings } = content.facts;
  const isSigned = care.translation?.of === fingerprintOf(content);
  if (practice.translations.includes('es') && (practice.sample || isSigned)) return content;
  const facts = {
    ...content.facts,
    practice: { ...practice, translations: [] },
    signs: withoutSpanish(signs),
    findings: withoutSpanish(findings),
  };
  const entries = content.entries.map((entry) =>
    entry.collection === 'services' ? { ...entry, record: withoutSpanish(entry.record) } : entry,
  );
  return { ...content, facts, entries };
}

/** Returns the pages that the practice has in Spanish, too: what is urgent. Each is below its English page. */
export function translationsOf({ facts, entries }: Content): AddressedEntry<'services'>[] {
  const urgent = entriesOf(entries, 'services').filter(({ record }) => record.triage);
  return facts.practice.translations.flatMap((language) =>
    urgent.map((entry) => {
      return { ...entry, path: `${entry.path}/${language}`, record: inSpanish(entry.record) };
    }),
  );
}

function withoutSpanish<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data, (name, value) => (name === 'es' ? undefined : value)));
}
