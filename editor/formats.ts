import CMS, { type CmsConfig } from '@sveltia/cms';
import { collectionNames } from '../domain/read/collection-schemas.ts';
import { formatEntryText, parseEntryText } from '../domain/read/entry-text.ts';
import { practiceFiles, practiceFolders } from '../domain/read/practice-schemas.ts';
import { checkData } from './check.ts';
import { fileNameOf, remember } from './content.ts';
import { describeError, fieldsNamed } from './describe.ts';
import { type Examples, withOwnExamples } from './examples.ts';
import { listSources } from './sources.ts';
import { markdownFormat } from './text-collections.ts';

/**
 * Lets the editor read and write files in the project's own form. What the build would refuse is never
 * written: the build's words are shown instead.
 */
export function registerFormats(configuration: CmsConfig, examples: Examples) {
  const register = (format: string, extension: string, name: string) =>
    registerFormat(format, extension, name, (error) =>
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
  describe: (error: unknown) => string,
) {
  CMS.registerCustomFormat(format, extension, {
    fromFile(text) {
      const data = parseEntryText(text);
      remember(name, data);
      return name === 'sources' ? listSources(data) : data;
    },
    toFile(data) {
      try {
        const checked = checkData(name, data);
        remember(name, checked, fileNameOf(name, data));
        return formatEntryText(checked);
      } catch (error) {
        // The one error whose cause Sveltia shows.
        throw new Error('saving_failed', { cause: new Error(describe(error)) });
      }
    },
  });
}
