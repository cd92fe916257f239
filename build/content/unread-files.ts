import { globSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import { collectionNames } from '../../content-model/collections.ts';
import { factFiles, factFolders, pathOfFile } from '../../content-model/facts.ts';
import { likeness } from '../../content-model/parse/check-data.ts';
import { ContentError } from '../../content-model/parse/content-error.ts';

/** The files that are read by their names. */
const files: readonly string[] = [
  ...Object.keys(factFiles).map((name) => pathOfFile(name as 'care')),
  'sources.yaml',
  ...['logo', 'mark', 'icon'].map((name) => `brand/${name}.svg`),
];

/** Endings of the files of each folder, the usual one first. Pictures have their own rules. */
const folders: Record<string, readonly string[]> = {
  ...Object.fromEntries(collectionNames.map((name) => [name, ['md']])),
  ...Object.fromEntries(Object.keys(factFolders).map((name) => [`practice/${name}`, ['yaml']])),
  images: ['jpg', 'webp'],
  plates: ['svg'],
  media: ['mp4', 'webm'],
  files:
    'pdf svg jpg jpeg png webp gif txt csv rtf doc docx odt xls xlsx ods ppt pptx odp pages ics vcf zip'.split(
      ' ',
    ),
};

/** Files for those who look after the content, or for their computers. */
const apart = /(?:^|[/\\])\.|(?:^|[/\\])readme\.md$/i;

/** Returns the paths of files in a content folder, sorted, without hidden ones and those about the content. */
export function filesIn(folder: string, pattern = '**'): string[] {
  return globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((path) => !apart.test(path))
    .sort();
}

/** @throws ContentError naming each file of a content folder that nothing reads, and the most similar path that would be read */
export function requireRead(folder: string): void {
  const problems = filesIn(folder).flatMap((path) => {
    const { dir, base, ext } = parse(path);
    const ending = ext.slice(1);
    const isDocument = dir === 'files' && folders['files']?.includes(ending.toLowerCase());
    // The reader of pictures says what is wrong with their names.
    const isRead = files.includes(path) || folders[dir]?.includes(ending) || dir === 'images';
    if (isRead || isDocument) return [];
    const expected = `a file that the site reads, such as ${nearestOf(path)}: rename, move, or delete it`;
    return { file: relative('', join(folder, path)), field: 'the file', expected, received: base };
  });
  if (problems.length > 0) throw new ContentError(problems);
}

function nearestOf(path: string): string | undefined {
  const { dir, name, ext } = parse(path.toLowerCase());
  const plain = name.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'name';
  const own = Object.entries(folders).map(([parent, endings]) => {
    const kind = endings.find((one) => `.${one}` === ext) ?? endings[0];
    return `${parent}/${plain}.${kind}`;
  });
  const sameName = files.filter((one) => parse(one).name === plain);
  const rank = (one: string) => likeness(path, one) + Number(dir !== '' && parse(one).dir === dir);
  return (sameName.length > 0 ? sameName : [...files, ...own])
    .sort((one, other) => rank(other) - rank(one))
    .at(0);
}
