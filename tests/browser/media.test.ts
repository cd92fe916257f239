import { readFileSync } from 'node:fs';
import { expect, runtimes, test } from './support/both-servers.ts';
import { rawRequest } from './support/raw-request.ts';
import { ownVideo } from './support/templates.ts';

for (const runtime of runtimes) {
  test(`${runtime} serves a range of a video with those bytes of its file`, async ({
    originOf,
  }) => {
    test.skip(!ownVideo, 'The site has no video of its own.');
    const path = ownVideo ?? '';
    const file = readFileSync(`content${path}`);
    const { length } = file;
    for (const [range, from, to] of [
      ['0-1', 0, 1],
      ['5000-14999', 5000, 14_999],
      ['-500', length - 500, length - 1],
      ['0-', 0, length - 1],
    ] as const) {
      const answer = await rawRequest(originOf(runtime), path, { Range: `bytes=${range}` });
      expect(answer.status, range).toBe(206);
      expect(answer.headers['content-range'], range).toBe(`bytes ${from}-${to}/${length}`);
      expect(answer.bytes.equals(file.subarray(from, to + 1)), range).toBe(true);
    }
    const other = { Range: 'bytes=0-9', 'If-Range': '"another version"' };
    const whole = await rawRequest(originOf(runtime), path, other);
    expect(whole.status).toBe(200);
    expect(whole.bytes.equals(file)).toBe(true);
  });
}
