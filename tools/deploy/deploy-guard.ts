import { CliError, runMain } from '../run/run.mjs';
import { checkDeployment, describeFinding } from './deploy-checks.ts';
import { summarizeFindings } from './group-findings.ts';
import { readDeployment } from './read-deployment.ts';

/** Prints all findings, and stops the deployment before the build if one is a refusal. */
await runMain(async () => {
  const deployment = await readDeployment(process.argv.includes('--preview'));
  const findings = summarizeFindings(checkDeployment(deployment));
  const notes = findings.filter(({ level }) => level === 'note');
  const refusals = findings.filter(({ level }) => level === 'refusal');
  for (const note of notes) console.warn(`Note: ${describeFinding(note)}`);
  if (refusals.length === 0) return;
  throw new CliError(['Nothing was deployed:', ...refusals.map(describeFinding)].join('\n\n'));
});
