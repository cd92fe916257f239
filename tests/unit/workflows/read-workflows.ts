import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

interface Job {
  environment?: string | { name: string; deployment: boolean };
  permissions?: Record<string, string>;
  steps?: Step[];
  uses?: string;
}

interface Workflow {
  permissions?: Record<string, string>;
  concurrency?: object;
  jobs: Record<string, Job>;
}

/** The parsed workflows by file name without `.yml`. */
export const workflows: Record<string, Workflow> = Object.fromEntries(
  globSync('.github/workflows/*.yml').map((file) => [
    basename(file, '.yml'),
    parse(readFileSync(file, 'utf8')),
  ]),
);

/** All jobs, named `workflow: job`. */
export const jobs = Object.entries(workflows).flatMap(([name, workflow]) =>
  Object.entries(workflow.jobs).map(([id, job]) => [`${name}: ${id}`, job] as const),
);
