import type { Rolldown } from 'vite';

/** The hooks by which a plugin hands data to the site as a module without a file, such as `virtual:pictures`. */
export function virtualModule(
  id: string,
  makeData: (this: Rolldown.PluginContext) => unknown | Promise<unknown>,
) {
  return {
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      async handler(this: Rolldown.PluginContext) {
        return `export default ${JSON.stringify(await makeData.call(this))}`;
      },
    },
  };
}
