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

/** The texts of the project's workflows, by their paths. */
export const workflowTexts = new Map(
  readdirSync(folder).map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]),
);

/** Workflows by their names, without `.yml`. */
export const workflows: Record<string, Workflow> = Object.fromEntries(
  [...workflowTexts].map(([path, text]) => [path.slice(folder.length + 1, -4), parse(text)]),
);

/** All jobs, each under the names of its workflow and its own. */
export const jobs: [name: string, job: Job][] = Object.entries(workflows).flatMap(
  ([name, workflow]) =>
    Object.entries(workflow.jobs).map(([id, job]): [string, Job] => [`${name}: ${id}`, job]),
);

/** The commands of a job's steps, one for each line. */
export function commandsOf({ steps }: Job): string[] {
  return steps.flatMap(({ run = '' }) => run.split('\n')).filter((line) => line !== '');
}
