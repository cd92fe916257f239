/** Returns the plugin hooks that provide data, which must be JSON, as modules such as `virtual:pictures`. */
export function virtualModules(makers: Record<string, () => unknown>) {
  const names = Object.keys(makers).join('|');
  return {
    resolveId: { filter: { id: new RegExp(`^(?:${names})$`) }, handler: (id: string) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0(?:${names})$`) },
      handler: async (id: string) =>
        `export default ${JSON.stringify(await makers[id.slice(1)]?.())}`,
    },
  };
}
