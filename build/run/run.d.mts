export const rootFolder: string;

export class Refusal extends Error {}

export class Stopped extends Error {}

export interface RunOptions {
  env?: NodeJS.ProcessEnv;
  silent?: boolean;
  cwd?: string;
}

// biome-ignore lint/suspicious/noConfusingVoidType: a main function may answer nothing.
type ExitCode = number | void;

export function runMain(
  main: () => Promise<ExitCode> | ExitCode,
  codeWhenStopped?: number,
): Promise<void>;

export function toolEnvironment(extra?: NodeJS.ProcessEnv): NodeJS.ProcessEnv;

export function run(command: string, args: string[], options?: RunOptions): Promise<number>;
