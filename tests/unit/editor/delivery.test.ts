import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { editorRepository } from '#build/editor/editor-repository.ts';
import { serveEditor } from '#build/editor/serve-editor.ts';
import { staticHeadersFile } from '#build/static/static-headers.ts';
import { editorRules } from '#server/editor-headers.ts';
import { refusalPath } from '../../../editor/publication.ts';
import { folderWith } from '../folder-with.ts';

const origin = 'https://practice.test';

test.each(['practice', 'practice/website/main', 'https://github.com/practice/website', 'a b/c'])(
  'EDITOR_REPOSITORY="%s" stops the build with the variable’s name',
  (repository) => {
    vi.stubEnv('EDITOR_REPOSITORY', repository);
    expect(editorRepository).toThrow(/^EDITOR_REPOSITORY is ".*", but must be owner\/name/);
  },
);

test('without EDITOR_REPOSITORY there is no editor', () => {
  vi.stubEnv('EDITOR_REPOSITORY', '');
  expect(editorRepository()).toBeUndefined();
  expect(staticHeadersFile([], origin)).not.toContain('/edit');
  vi.stubEnv('EDITOR_REPOSITORY', 'practice/website.example');
  expect(editorRepository()).toBe('practice/website.example');
});

test('the editor only adds rules to Cloudflare’s headers file', () => {
  const without = staticHeadersFile([], origin).split('\n');
  const added = staticHeadersFile([], origin, true).split('\n');
  const own = added.filter((line) => !without.includes(line));
  expect(added.filter((line) => !own.includes(line))).toEqual(expect.arrayContaining(without));
  for (const { path, headers } of editorRules) {
    const rule = added.slice(added.indexOf(path) + 1);
    for (const [name, value] of Object.entries(headers)) {
      // Cloudflare joins headers of two rules, so the site's own header is removed first.
      const place = rule.indexOf(`  ${name}: ${value}`);
      expect(rule[place - 1], `${path} ${name}`).toBe(`  ! ${name}`);
    }
  }
});

test('npm run edit says beside the editor what the build would refuse', async () => {
  const end = vi.fn();
  const response = { writeHead: vi.fn(() => response), end } as unknown as ServerResponse;
  const next = vi.fn();
  await serveEditor(folderWith())({ url: refusalPath } as IncomingMessage, response, next);
  expect(end).toHaveBeenCalledWith('');
  expect(next).not.toHaveBeenCalled();
});
