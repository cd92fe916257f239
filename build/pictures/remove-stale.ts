import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { formats, type PictureEntry, variantName } from '../../content/pictures/manifest.ts';

// Only files of these shapes are ours to remove.
const variant = /^[a-z0-9-]+\.[0-9a-f]{8}-\d+\.(avif|webp)$/;
const abandoned = /^\.[0-9a-f-]{36}\.tmp$/;

/**
 * Removes variants that no picture has any more, and what interrupted runs left half written.
 * @param present names of the files in the folder `output` before this run
 */
export async function removeStale(
  output: string,
  present: ReadonlySet<string>,
  entries: readonly PictureEntry[],
) {
  const current = new Set(entries.flatMap(variantNames));
  const stale = [...present].filter(
    (file) => abandoned.test(file) || (variant.test(file) && !current.has(file)),
  );
  await Promise.all(stale.map((file) => rm(join(output, file), { force: true })));
}

function variantNames(entry: PictureEntry): string[] {
  return entry.widths.flatMap((width) =>
    formats.map((format) => variantName(entry, width, format)),
  );
}
