import { appendFileSync, cpSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { contentPlugin } from '#build/content/content-plugin.ts';
import { contentFolder } from '#build/content-folder.ts';
import { folderWith } from '../folder-with.ts';
import { services } from './all-entries.ts';

/** The hooks of the plugin over a copy of the content, and the modules that a server has made. */
function openPlugin(...ids: string[]) {
  const folder = folderWith();
  cpSync(contentFolder, folder, { recursive: true });
  const hooks = contentPlugin(folder) as unknown as {
    configResolved(config: object): void;
    load: { handler(id: string): string };
    hotUpdate(this: object, change: object): { id: string }[];
  };
  const modules = ids.map((id) => ({ id }));
  const invalidateModule = vi.fn();
  const idToModuleMap = new Map(modules.map((module) => [module.id, module]));
  const moduleGraph = { idToModuleMap, invalidateModule };
  const save = (file: string) =>
    hooks.hotUpdate.call(
      { environment: { moduleGraph } },
      { file, modules: [], timestamp: 1, type: 'create' },
    );
  return { folder, hooks, modules, invalidateModule, save };
}

test('a build names the page of a missing picture before other plugins read pictures', () => {
  const { folder, hooks } = openPlugin();
  const [service] = services;
  rmSync(join(folder, 'images', service?.entry.record.image.file ?? ''));
  const configured = () => hooks.configResolved({ command: 'build' });
  expect(configured).toThrow(/services\/[\w-]+\.md: image\.file\n {2}expected: a file/);
});

test('the development server reads a saved file again', () => {
  const { folder, hooks, save } = openPlugin();
  const [file = ''] = globSync(join(folder, 'services', '*.md'));
  const read = () => hooks.load.handler('\0virtual:content');
  const before = read();
  appendFileSync(file, '\n\nOne more paragraph.\n');
  expect(read()).toBe(before);
  save(file);
  expect(read()).not.toBe(before);
});

test('a new picture, and what menus list, are made anew wherever they were loaded', () => {
  const { folder, modules, invalidateModule, save } = openPlugin(
    '\0virtual:pictures',
    '\0virtual:social-pictures',
    '\0virtual:browser-content',
  );
  expect(save(join(folder, 'images', 'new.webp'))).toEqual(modules);
  expect(invalidateModule.mock.calls.map(([module]) => module)).toEqual(modules);
  expect(save(join(folder, '..', 'elsewhere.md'))).toBeUndefined();
});
