/** Milliseconds of CPU, and what the task gave. */
export async function timed<Result>(task: () => Promise<Result>): Promise<[number, Result]> {
  const start = process.threadCpuUsage();
  const result = await task();
  const { user, system } = process.threadCpuUsage(start);
  return [Math.round((user + system) / 100) / 10, result];
}
