/** The cache of the Cloudflare data center that answers. In development and on Node there is none. */
export function dataCenterCache(): Cache | undefined {
  const storage: unknown = globalThis.caches;
  return storage instanceof Object && 'default' in storage ? (storage.default as Cache) : undefined;
}
