import { execFileSync } from 'node:child_process';

/** A running process, its parent, the memory that it holds, in kB, and its command's name. */
export interface RunningProcess {
  pid: number;
  parent: number;
  memory: number;
  command: string;
}

/** Lists the processes of this machine (`ps` of any Unix). */
export function listProcesses(): RunningProcess[] {
  const columns = 'pid=,ppid=,rss=,comm=';
  return parseProcesses(execFileSync('ps', ['-A', '-o', columns], { encoding: 'utf8' }));
}

/** Reads lines of process, parent, memory in kB, and command. */
export function parseProcesses(text: string): RunningProcess[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, memory, command = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      memory: Number(memory),
      command,
    }));
}

/**
 * The memory of a process and of everything that it started, in kB.
 * @param name only processes whose command holds it count
 */
export function memoryOf(pid: number, processes: readonly RunningProcess[], name = ''): number {
  const own = processes.find((candidate) => candidate.pid === pid);
  const counted = own?.command.includes(name) ? own.memory : 0;
  const children = processes.filter(({ parent }) => parent === pid);
  return children.reduce((sum, child) => sum + memoryOf(child.pid, processes, name), counted);
}
