import content from 'virtual:content';
import { vi } from 'vitest';

/** Imports a module anew while another that it reads has other exports or other data. Other tests see neither. */
export async function importWith<Module>(
  load: () => Promise<Module>,
  other: string,
  data: object,
): Promise<Module> {
  vi.resetModules();
  vi.doMock(other, async (original) => {
    const own = await original<{ default?: object }>();
    return { ...own, ...data, default: { ...own.default, ...data } };
  });
  try {
    return await load();
  } finally {
    vi.doUnmock(other);
    vi.resetModules();
  }
}

/** Imports a module anew while the practice has other facts, such as `{ locations }`. */
export function importWithFacts<Module>(facts: object, load: () => Promise<Module>) {
  return importWith(load, 'virtual:content', { facts: { ...content.facts, ...facts } });
}
