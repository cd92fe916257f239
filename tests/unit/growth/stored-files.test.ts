import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compressFiles, listFiles } from '#server/static-build.ts';
import { openStaticFiles } from '#server/static-files.ts';

/** A build with a page and a stored text, both long enough to be compressed. */
function makeBuild(): string {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(build, 'client/content/guides'), { recursive: true });
  writeFileSync(join(build, 'client/contact.html'), 'x'.repeat(1000));
  writeFileSync(join(build, 'client/content/guides/far.json'), JSON.stringify('x'.repeat(1000)));
  return build;
}

test('on Node the worker reads a stored text, and a visitor does not', async () => {
  const { answer, fetch } = await openStaticFiles(makeBuild());
  const url = 'http://localhost/content/guides/far.json';
  expect(await (await fetch(new URL(url))).json()).toHaveLength(1000);
  expect(answer(new Request(url))).toBeUndefined();
  expect((await answer(new Request('http://localhost/contact')))?.status).toBe(200);
});

test('what no visitor gets is not compressed', async () => {
  const build = makeBuild();
  await compressFiles(join(build, 'client'), join(build, 'compressed'));
  expect(await listFiles(join(build, 'compressed'))).toEqual([
    'contact.html.br',
    'contact.html.gz',
  ]);
});
