import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { formatEntryText, parseEntryText } from '../../domain/read/entry-text.ts';
import { practiceFiles, practiceFolders } from '../../domain/read/practice-schemas.ts';

const schemas = { ...practiceFiles, ...practiceFolders };

/**
 * A file of the content in the form in which the editor saves it: one of the practice with every slot,
 * filled in or not.
 * @throws where its YAML can't be read, or the practice's schema refuses it
 */
export function inEditorForm(file: string, text: string): string {
  const [, name = ''] = file.match(/practice[/\\](\w+)/) ?? [];
  const data = parseEntryText(text);
  return formatEntryText(schemas[name as 'locations']?.parse(data) ?? data);
}

/** The texts and facts of the content. */
export function contentTexts(): string[] {
  return globSync('content/**/*.{md,yaml}');
}

/** Brings every text and fact into that form, so that a later change in the editor shows nothing else. */
function formatContent() {
  for (const file of contentTexts()) {
    const text = readFileSync(file, 'utf8');
    const formatted = inEditorForm(file, text);
    if (formatted !== text) writeFileSync(file, formatted);
  }
}

if (import.meta.main) formatContent();
