import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { unusedFiles } from '#components/island/client-entry-plugin.ts';

function chunk(fileName: string, parts: Partial<Rolldown.OutputChunk> = {}) {
  const none = { imports: [], dynamicImports: [], facadeModuleId: null };
  return { type: 'chunk', fileName, ...none, ...parts } as unknown as Rolldown.OutputChunk;
}

test('what the entry imports, now or later, directly or not, stays', () => {
  const bundle = [
    chunk('entry.js', { facadeModuleId: '/site/pages/+client.ts', dynamicImports: ['island.js'] }),
    chunk('island.js', { imports: ['react.js'] }),
    chunk('react.js', { imports: ['island.js'] }),
    chunk('page.js', { facadeModuleId: '/site/pages/+Page.tsx', imports: ['page-only.js'] }),
    chunk('page-only.js'),
  ];
  expect(unusedFiles(bundle, 'pages/+client.ts')).toEqual(['page.js', 'page-only.js']);
});

test('a build without the entry is refused rather than emptied', () => {
  expect(() => unusedFiles([chunk('page.js')], 'pages/+client.ts')).toThrow(/pages\/\+client\.ts/);
});
