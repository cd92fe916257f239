import { appendFileSync, cpSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentPlugin } from '#build/content/content-plugin.ts';
import { folderWith } from '../folder-with.ts';

test('the development server reads a saved file again', () => {
  const folder = folderWith();
  cpSync('content', folder, { recursive: true });
  const { load, hotUpdate } = contentPlugin(folder) as unknown as {
    load: { handler(id: string): string };
    hotUpdate(this: object, change: { file: string; modules: [] }): void;
  };
  const [file = ''] = globSync(join(folder, 'services', '*.md'));
  const read = () => load.handler(`\0virtual:entry/services/${basename(file, '.md')}`);
  const before = read();
  appendFileSync(file, '\n\nOne more paragraph.\n');
  expect(read()).toBe(before);
  const environment = { moduleGraph: { idToModuleMap: new Map() } };
  hotUpdate.call({ environment }, { file, modules: [] });
  expect(read()).not.toBe(before);
});
