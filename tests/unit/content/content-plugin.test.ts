import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { contentPlugin } from '#build/content/content-plugin.ts';
import { contentWith } from './changed-content.ts';

const made = ['\0virtual:pictures', '\0virtual:browser-content'];

/** The hooks of the plugin over a folder, and a server that has made modules of its content. */
function openPlugin(folder: string) {
  const hooks = contentPlugin(folder) as unknown as {
    configResolved(config: object): void;
    load: { handler(id: string): Promise<string> };
    hotUpdate(this: object, change: object): { id: string }[];
  };
  const modules = made.map((id) => ({ id }));
  const invalidateModule = vi.fn();
  const idToModuleMap = new Map(modules.map((module) => [module.id, module]));
  const server = { environment: { moduleGraph: { idToModuleMap, invalidateModule } } };
  const save = (file: string) =>
    hooks.hotUpdate.call(server, { file: join(folder, file), modules: [], timestamp: 1 });
  return { hooks, modules, invalidateModule, save };
}

test('a build names the page of a missing picture before other plugins read pictures', () => {
  const { hooks } = openPlugin(contentWith({ 'images/hero-lantern.jpg': null }));
  const configured = () => hooks.configResolved({ command: 'build' });
  expect(configured).toThrow(/brand\.yaml: hero\.poster\.file\n {2}expected: a file/);
});

test('the development server reads a saved file again', async () => {
  const { hooks, save } = openPlugin(contentWith({}));
  const read = () => hooks.load.handler('\0virtual:content');
  const before = await read();
  contentWith({ 'problems/dry-eyes-up-here.md': { body: 'One more paragraph.' } });
  expect(await read()).toBe(before);
  save('problems/dry-eyes-up-here.md');
  expect(await read()).not.toBe(before);
});

test('a new picture, and what menus list, are made anew wherever they were loaded', () => {
  const { modules, invalidateModule, save } = openPlugin(contentWith({}));
  expect(save('images/new.webp')).toEqual(modules);
  expect(invalidateModule.mock.calls.map(([module]) => module)).toEqual(modules);
  expect(save('../elsewhere.md')).toBeUndefined();
});
