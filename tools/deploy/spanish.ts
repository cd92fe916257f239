import { hash } from 'node:crypto';
import type { Content } from '../../content-model/checks/index.ts';
import { entriesOf } from '../../content-model/parse/parse-entry.ts';
import type { Deployment } from './deployment.ts';

/** Returns what tells the Spanish texts of a page or a sign from any others: it changes with each of them. */
export function fingerprintOf({ facts, entries }: Pick<Content, 'facts' | 'entries'>): string {
  const pages = entriesOf(entries, 'services').map(({ record }) => record.es);
  const texts = JSON.stringify([spanishIn(facts.signs), pages]);
  return hash('sha256', texts).slice(0, 8);
}

/** Returns each value of a field `es`. */
function spanishIn(data: unknown): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    name === 'es' ? [value] : spanishIn(value),
  );
}

/** Returns why a page in Spanish must not go online: a translation by a machine needs a human’s review. */
export function refuseUnsigned({ facts, spanish }: Deployment): string[] {
  if (!facts.practice.translations.includes('es')) return [];
  const { translation } = facts.care;
  if (translation?.of === spanish) return [];
  const why = translation
    ? `a Spanish text was changed after ${translation.by} signed`
    : 'nobody has signed the Spanish texts';
  return [
    `content/practice/care.yaml: ${why}. 45 CFR 92.201 wants a qualified human translator to review what a machine translated. ` +
      'Then run npm run sign-spanish -- "Name", or take es from translations in content/practice/practice.yaml.',
  ];
}
