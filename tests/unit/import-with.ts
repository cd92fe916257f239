import content from 'virtual:content';
import { vi } from 'vitest';

/** Imports a module anew while a virtual module that it reads has other data in parts. Other tests see neither. */
export async function importWith<Module>(
  load: () => Promise<Module>,
  virtual: string,
  data: object,
): Promise<Module> {
  vi.resetModules();
  vi.doMock(virtual, async (original) => {
    const { default: own } = await original<{ default: object }>();
    return { default: { ...own, ...data } };
  });
  try {
    return await load();
  } finally {
    vi.doUnmock(virtual);
    vi.resetModules();
  }
}

/** Imports a module anew while the practice has other facts, such as `{ locations }`. */
export function importWithFacts<Module>(facts: object, load: () => Promise<Module>) {
  return importWith(load, 'virtual:content', { facts: { ...content.facts, ...facts } });
}
