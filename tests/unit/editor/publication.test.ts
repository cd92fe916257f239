import { expect, test, vi } from 'vitest';
import { refusalPath, watchPublication } from '../../../editor/publication.ts';

interface Report {
  state: string;
  description: string | null;
}

const refused: Report = { state: 'FAILURE', description: 'posts/one.md, title: expected a text' };
const published: Report = { state: 'SUCCESS', description: null };

/** Returns the editor's line for these reports of the branch's commits, newest first. */
async function lineFor(...reports: (Report | undefined)[]): Promise<string | null> {
  const line: { textContent: string | null } = { textContent: null };
  const nodes = reports.map((context) => ({ status: context ? { context } : null }));
  const data = { repository: { ref: { target: { history: { nodes } } } } };
  vi.stubGlobal('document', { querySelector: () => line });
  vi.stubGlobal('localStorage', { getItem: () => '{"token":"github_pat_0"}' });
  vi.stubGlobal('setInterval', () => 0);
  vi.stubGlobal('fetch', async () => Response.json({ data }));
  watchPublication('practice/website');
  await vi.waitUntil(() => line.textContent !== null);
  return line.textContent;
}

test('a failed change is shown, even below commits without a report', async () => {
  expect(await lineFor(undefined, undefined, refused, published)).toContain(refused.description);
});

test('the line is empty once a later change is published', async () => {
  expect(await lineFor(undefined, published, refused)).toBe('');
});

test('the line is empty in a repository without reports', async () => {
  expect(await lineFor(undefined)).toBe('');
});

test('on this computer, what the build would refuse is named without a sign-in', async () => {
  const line: { textContent: string | null } = { textContent: null };
  const asked: string[] = [];
  vi.stubGlobal('document', { querySelector: () => line });
  vi.stubGlobal('localStorage', { getItem: () => '{"backendName":"local"}' });
  vi.stubGlobal('setInterval', () => 0);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response('there is no page /blog/one');
  });
  watchPublication('practice/website');
  await vi.waitUntil(() => line.textContent !== null);
  expect(line.textContent).toContain('there is no page /blog/one');
  expect(asked).toEqual([refusalPath]);
});
