import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { formatEntryText, parseEntryText } from '../../domain/read/entry-text.ts';
import { practiceFiles, practiceFolders } from '../../domain/read/practice-schemas.ts';

const schemas = { ...practiceFiles, ...practiceFolders };

/**
 * Formats a content file as the editor saves it. Files of the practice have all fields, including empty ones.
 * @param file the file's path
 * @param text the file's text
 * @throws Error if the YAML is invalid, or doesn't match the practice's schema
 */
export function inEditorForm(file: string, text: string): string {
  const [, name = ''] = file.match(/practice[/\\](\w+)/) ?? [];
  const data = parseEntryText(text);
  return formatEntryText(schemas[name as 'locations']?.parse(data) ?? data);
}

/** Returns the paths of all Markdown and YAML files of the content. */
export function contentTexts(): string[] {
  return globSync('content/**/*.{md,yaml}');
}

/** Formats every content file, so that the diff of a later change in the editor shows only that change. */
function formatContent() {
  for (const file of contentTexts()) {
    const text = readFileSync(file, 'utf8');
    const formatted = inEditorForm(file, text);
    if (formatted !== text) writeFileSync(file, formatted);
  }
}

if (import.meta.main) formatContent();
