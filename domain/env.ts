/** Returns an environment variable, or an empty string if it isn't set, as in browsers. */
export function env(name: string): string {
  return globalThis.process?.env?.[name] ?? '';
}
