import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { completeScriptTags } from '#server/routes/pages/script-tags.ts';

const bytes = new TextEncoder().encode('run();');
const hash = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

async function readAsset(path: string) {
  return path === '/assets/a.js' ? bytes.buffer : undefined;
}

test("a script of the build gets its file's hash, once", async () => {
  const html = '<script src="/assets/a.js"></script>';
  const once = await completeScriptTags(html, readAsset);
  expect(once).toBe(`<script integrity="${hash}" src="/assets/a.js"></script>`);
  expect(await completeScriptTags(once, readAsset)).toBe(once);
});

test('a script that nothing waits for comes after what the visitor sees', async () => {
  const html = '<script src="/assets/a.js" type="module" async></script>';
  expect(await completeScriptTags(html, readAsset)).toBe(
    `<script integrity="${hash}" fetchpriority="low" src="/assets/a.js" type="module" async></script>`,
  );
});

test('a script without a readable file, and data, stay as they are', async () => {
  const html =
    '<script src="/assets/gone.js"></script><script type="application/ld+json">{}</script>';
  expect(await completeScriptTags(html, readAsset)).toBe(html);
});
