import CMS, { type CmsConfig } from '@sveltia/cms';
import { collectionNames } from '../domain/read/collection-schemas.ts';
import { formatEntryText, parseEntryText } from '../domain/read/entry-text.ts';
import { practiceFiles, practiceFolders } from '../domain/read/practice-schemas.ts';
import { checkData } from './check.ts';
import { fileNameOf, remember } from './content.ts';
import { describeError, fieldsNamed, OverwriteError } from './describe.ts';
import { withOwnExamples } from './examples.ts';
import { changedElsewhere, noteText } from './local-files.ts';
import type { EditorSettings } from './settings.ts';
import { listSources } from './sources.ts';
import { markdownFormat } from './text-collections.ts';

/**
 * Registers the formats in which the editor reads and writes the project's files. It never writes content that the
 * build would refuse, and shows the build's messages instead.
 */
export function registerFormats(
  configuration: CmsConfig,
  { examples, repository }: EditorSettings,
) {
  const register = (format: string, extension: string, name: string) =>
    registerFormat(format, extension, name, repository, (error) =>
      withOwnExamples(describeError(error, fieldsNamed(name, configuration), name), examples),
    );
  const practice = Object.keys({ ...practiceFiles, ...practiceFolders });
  for (const name of collectionNames) register(markdownFormat(name), 'md', name);
  for (const name of [...practice, 'signs', 'sources']) register(name, 'yaml', name);
}

function registerFormat(
  format: string,
  extension: string,
  name: string,
  repository: string,
  describe: (error: unknown) => string,
) {
  CMS.registerCustomFormat(format, extension, {
    fromFile(text) {
      const data = parseEntryText(text);
      remember(name, data);
      noteText(text);
      return name === 'sources' ? listSources(data) : data;
    },
    async toFile(data) {
      try {
        const checked = checkData(name, data);
        const file = fileNameOf(name, data);
        const changed = await changedElsewhere(repository, name, file, data);
        if (changed) throw new OverwriteError(changed);
        remember(name, checked, file);
        const text = formatEntryText(checked);
        noteText(text);
        return text;
      } catch (error) {
        // Sveltia shows the cause of this error only.
        throw new Error('saving_failed', { cause: new Error(describe(error)) });
      }
    },
  });
}
