import { runMain } from '../run/run.mjs';
import { checkDeployment } from './deploy-checks.ts';
import { groupFindings } from './group-findings.ts';
import { readDeployment } from './read-deployment.ts';

/** Prints the refusals and notes of a deployment, grouped by file. */
await runMain(async () => {
  const groups = groupFindings(checkDeployment(await readDeployment(false)));
  for (const { heading, files } of groups) {
    console.log(`${heading}\n`);
    for (const [file, findings] of files) {
      const lines = findings.map(({ what, remedy }) => `  - ${what} ${remedy}`);
      console.log(`${[file, ...lines].join('\n')}\n`);
    }
  }
  if (groups.length === 0) console.log('Nothing is left to do.');
});
