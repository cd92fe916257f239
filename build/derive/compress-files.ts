import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const text = /\.(?:html|css|js|mjs|svg|xml|txt|md|json|webmanifest)$/;
/** A packet holds more bytes. */
const smallestWorthwhile = 1024;

/**
 * Writes `name.br` and `name.gz` beside every text file that is large enough, for the Node server. Cloudflare compresses
 * by itself, so these aren't uploaded.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => text.test(file)).map((file) => compressFile(join(folder, file))),
  );
  await appendFile(join(folder, '.assetsignore'), '\n*.br\n*.gz\n');
}

async function compressFile(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < smallestWorthwhile) return;
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await compressBrotli(bytes, { params }));
  await writeFile(`${file}.gz`, await compressGzip(bytes, { level: zlib.Z_BEST_COMPRESSION }));
}
