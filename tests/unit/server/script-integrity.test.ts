import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addIntegrity } from '#server/script-integrity.ts';

const bytes = new TextEncoder().encode('run();');
const expected = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function readAsset(path: string) {
  return path === '/assets/a.js' ? bytes.buffer : undefined;
}

test("a script of the build gets its file's hash, once", async () => {
  const html = '<script src="/assets/a.js" type="module" async></script>';
  const once = await addIntegrity(html, readAsset);
  expect(once).toBe(
    `<script integrity="${expected}" src="/assets/a.js" type="module" async></script>`,
  );
  expect(await addIntegrity(once, readAsset)).toBe(once);
});

test('a script without a readable file, and data, stay as they are', async () => {
  const html =
    '<script src="/assets/gone.js"></script><script type="application/ld+json">{}</script>';
  expect(await addIntegrity(html, readAsset)).toBe(html);
});
