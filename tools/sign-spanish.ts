import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { readFiles } from '../build/content/read-content.ts';
import { contentFolder } from '../build/content/read-practice.ts';
import { fingerprintOf } from '../build/content/spanish.ts';
import { today } from '../domain/core/environment.ts';

/** Writes into the facts that somebody has compared the Spanish texts, as they are now, with the English ones. */
export function signSpanish(folder: string, by: string): void {
  const file = join(folder, 'practice/care.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  const on = today().toISOString().slice(0, 10);
  document.set('translation', { by, on, of: fingerprintOf(readFiles(folder)) });
  writeFileSync(file, document.toString({ lineWidth: 0, singleQuote: true }));
}

if (import.meta.main) {
  const [by] = process.argv.slice(2);
  if (by) signSpanish(contentFolder, by);
  else console.error('Name who compared the texts: npm run sign-spanish -- "Ana Ruiz"');
  process.exitCode = by ? 0 : 1;
}
