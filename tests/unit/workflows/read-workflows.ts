import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const folder = '.github/workflows';

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

export interface Job {
  environment?: string | { name: string; deployment: boolean };
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  steps: Step[];
}

export interface Workflow {
  permissions?: Record<string, string>;
  concurrency?: object;
  jobs: Record<string, Job>;
}

/** The project's workflow files as text, by path. */
const workflowTexts = new Map(
  readdirSync(folder).map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]),
);

/** The parsed workflows by file name without `.yml`. */
export const workflows: Record<string, Workflow> = Object.fromEntries(
  [...workflowTexts].map(([path, text]) => [path.slice(folder.length + 1, -4), parse(text)]),
);

/** All jobs, named `workflow: job`. */
export const jobs: [name: string, job: Job][] = Object.entries(workflows).flatMap(
  ([name, workflow]) =>
    Object.entries(workflow.jobs).map(([id, job]): [string, Job] => [`${name}: ${id}`, job]),
);

/** Returns the lines of all commands in a job. */
export function commandsOf({ steps }: Job): string[] {
  return steps.flatMap(({ run = '' }) => run.split('\n')).filter((line) => line !== '');
}
