import { vi } from 'vitest';

/**
 * Imports a module anew while a virtual module that it reads has other exports. Other tests see neither.
 * @param exports what the virtual module exports, besides its own exports
 */
export async function importWith<Module>(
  load: () => Promise<Module>,
  virtual: string,
  exports: object,
): Promise<Module> {
  vi.resetModules();
  vi.doMock(virtual, async (original) => ({ ...(await original<object>()), ...exports }));
  try {
    return await load();
  } finally {
    vi.doUnmock(virtual);
    vi.resetModules();
  }
}
