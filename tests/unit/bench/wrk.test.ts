import { expect, test } from 'vitest';
import { readLoad } from '../../../bench/server/wrk.ts';

const printed = `Running 5s test @ http://127.0.0.1:8787/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.57ms    2.10ms  45.15ms   97.32%
  Latency Distribution
     50%  500.00us
     99%    1.20s
  126000 requests in 5.00s, 700.10MB read
  Socket errors: connect 1, read 2, write 0, timeout 3
  Non-2xx or 3xx responses: 17
Requests/sec:  25199.51
Transfer/sec:    140.01MB
`;

test('what wrk prints is read in milliseconds and requests per second', () => {
  expect(readLoad(printed)).toEqual({
    requestsPerSecond: 25199.51,
    p50: 0.5,
    p99: 1200,
    errors: 6,
  });
});

test('a run without errors has none', () => {
  expect(readLoad(printed.replace(/ {2}Socket.*\n/, '')).errors).toBe(0);
});
