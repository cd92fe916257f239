/** What a variable of the environment says; nothing in a browser, which has none. */
export function env(name: string): string {
  return globalThis.process?.env?.[name] ?? '';
}
