/**
 * Returns the plugin hooks that provide data as a virtual module.
 * @param id the module's name, such as `virtual:pictures`
 * @param makeData returns the module's default export, which must be JSON, or its promise
 */
export function virtualModule(id: string, makeData: () => unknown) {
  return {
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler: async () => `export default ${JSON.stringify(await makeData())}`,
    },
  };
}
