import { rmSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { logPath, runToLog, showLog } from '#tools/run/log.ts';

const name = 'log of a test';
const command =
  'for (let line = 1; line <= 150; line += 1) console.log("line " + line); process.exit(3)';

afterAll(() => rmSync(logPath(name)));

test('showLog prints the last 100 lines of a tool’s log, and all of them in CI', async () => {
  const shown = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await runToLog(name, 'node', ['-e', command])).toBe(3);
  expect(shown).not.toHaveBeenCalled();
  const counts = ['', 'true'].map((ci) => {
    vi.stubEnv('CI', ci);
    showLog(name);
    return shown.mock.lastCall?.join().match(/^line \d+$/gm)?.length;
  });
  expect(counts).toEqual([100, 150]);
});
