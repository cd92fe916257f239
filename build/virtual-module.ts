/** Returns the plugin hooks that provide data, which must be JSON, as a module such as `virtual:pictures`. */
export function virtualModule(id: string, makeData: () => unknown) {
  return {
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler: async () => `export default ${JSON.stringify(await makeData())}`,
    },
  };
}
