/** Returns an environment variable, or `undefined` in browsers, which have none. */
export function env(name: string): string {
  return globalThis.process?.env?.[name] ?? '';
}
