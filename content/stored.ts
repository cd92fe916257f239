/** The static files of a build, as a worker reaches them. */
export interface Assets {
  fetch(address: URL): Promise<Response>;
}

/** The folder of what is stored beside the worker. Only the worker reads it: visitors get 404. */
export const storedFolder = 'content';

/** Where the whole of an entry is stored, as a path of the static files. */
export function storedEntryPath(collection: string, slug: string): string {
  return `/${storedFolder}/${collection}/${slug}.json`;
}

/**
 * Reads what the build stored beside the worker, or `undefined` where nothing is stored.
 * @param assets absent while pages are prerendered
 * @throws Error where there are no assets, or they can't be read now
 */
export async function readStored<Value>(
  path: string,
  assets: Assets | undefined,
): Promise<Value | undefined> {
  if (!assets) throw new Error(`${path} can be read while serving only, not while prerendering.`);
  // The host has no say: assets know paths alone.
  const answer = await assets.fetch(new URL(path, 'http://assets.local'));
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${path} can't be read: ${answer.status}.`);
  return answer.json<Value>();
}
