import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { collectionNames } from '../../../domain/read/collection-schemas.ts';
import { type EntryData, parseEntryText } from '../../../domain/read/entry-text.ts';
import { practiceFolders } from '../../../domain/read/practice-schemas.ts';
import { withoutEmpty } from '../../../domain/read/without-empty.ts';
import { isNightly } from '../../conditions.ts';
import { type Editor, expect, test } from '../support/editor.ts';

/** A file, its path in the editor, and the field to change. */
interface Case {
  file: string;
  path: string;
  field: string;
  label: string;
}

const folders = [
  ...collectionNames.map((name) => ({ name, folder: `content/${name}` })),
  ...Object.keys(practiceFolders).map((name) => ({ name, folder: `content/practice/${name}` })),
];

const cases = folders.flatMap(({ name, folder }) => {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => /\.(?:md|yaml)$/.test(file))
    : [];
  const chosen = isNightly ? files : files.slice(0, 1);
  return chosen.map((file) => caseOf(name, `${folder}/${file}`));
});

test('changing an entry’s title changes nothing else', async ({ editor }) => {
  test.setTimeout(30_000 + cases.length * 10_000);
  await editor.chooseFolder();
  for (const each of cases) await changeTitle(editor, each);
});

function caseOf(collection: string, file: string): Case {
  const slug = file.replace(/^.*\/|\.\w+$/g, '');
  const data = parseEntryText(readFileSync(file, 'utf8'));
  const [field, label] =
    'title' in data
      ? ['title', 'Title']
      : 'name' in data
        ? ['name', 'Name']
        : ['heading', 'Heading'];
  return { file, path: `${collection}/entries/${slug}`, field, label };
}

/** Applies the schema's defaults to practice data, as the editor does. Leaves texts unchanged. */
function asRead(path: string, data: EntryData): unknown {
  const schemas: Readonly<Record<string, z.ZodType>> = practiceFolders;
  const filledIn = withoutEmpty(data);
  return schemas[path.replace(/\/.*/, '')]?.parse(filledIn) ?? filledIn;
}

async function changeTitle(editor: Editor, { file, path, field, label }: Case) {
  const before = readFileSync(file, 'utf8');
  await editor.open(path);
  const input = editor.page
    .getByRole('group', { name: new RegExp(`^“.?${label}.?” Field`) })
    .first()
    .getByRole('textbox');
  const changed = `${(await input.inputValue()).slice(0, -1)}q`;
  await input.fill(changed);
  await editor.save();
  const after = parseEntryText(await editor.changed(file));
  const expected: EntryData = { ...parseEntryText(before), [field]: changed };
  expect(asRead(path, after), file).toEqual(asRead(path, expected));
  expect(after['body'], file).toBe(expected['body']);
}
