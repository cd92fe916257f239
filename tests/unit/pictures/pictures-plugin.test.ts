import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, createServer, type InlineConfig } from 'vite';
import { expect, test, vi } from 'vitest';
import type { PicturePaths } from '#build/pictures/make-pictures.ts';
import { picturesPlugin } from '#build/pictures/pictures-plugin.ts';
import { createWorkshop, writeMaster } from './workshop.ts';

function configOf(paths: PicturePaths): InlineConfig {
  return {
    root: dirname(paths.masters),
    publicDir: dirname(paths.output),
    configFile: false,
    logLevel: 'silent',
    plugins: [picturesPlugin({ masters: 'images', output: paths.output })],
  };
}

async function createSite(): Promise<PicturePaths> {
  const paths = await createWorkshop();
  return { ...paths, output: join(dirname(paths.masters), 'public', 'uploads') };
}

test('a build copies the variants and can import the manifest', async () => {
  const paths = await createSite();
  await writeMaster(paths, 'guide-one.jpg', 300, '#808080');
  const output = await build({
    ...configOf(paths),
    build: { rolldownOptions: { input: 'virtual:pictures', preserveEntrySignatures: 'strict' } },
  });
  expect(JSON.stringify(output)).toContain('guide-one');
  expect(await readdir(join(dirname(paths.masters), 'dist', 'uploads'))).toHaveLength(2);
});

test('the dev server has the variants from its first request on', async () => {
  const paths = await createSite();
  await writeMaster(paths, 'guide-one.jpg', 300, '#808080');
  const server = await createServer({ ...configOf(paths), server: { port: 0, host: '127.0.0.1' } });
  await server.listen();
  const [variant] = await readdir(paths.output);
  const response = await fetch(`${server.resolvedUrls?.local[0]}uploads/${variant}`);
  expect(response.headers.get('content-type')).toBe('image/avif');
  await server.close();
});

test('the dev server takes up a changed master', async () => {
  const paths = await createSite();
  await writeMaster(paths, 'guide-one.jpg', 300, '#808080');
  const server = await createServer({ ...configOf(paths), server: { middlewareMode: true } });
  const before = await server.ssrLoadModule('virtual:pictures');
  await writeMaster(paths, 'guide-one.jpg', 200, '#808080');
  await vi.waitFor(
    async () => expect(await server.ssrLoadModule('virtual:pictures')).not.toEqual(before),
    { timeout: 4000, interval: 100 },
  );
  expect(await readdir(paths.output)).toHaveLength(2);
  await server.close();
});

test('an unfit master stops the build', async () => {
  const paths = await createSite();
  await writeMaster(paths, 'guide-one.jpg', 4002, '#808080');
  await expect(build(configOf(paths))).rejects.toThrow(/guide-one\.jpg is oversized/);
});
