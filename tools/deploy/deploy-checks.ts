import { findColorFaults } from '../../build/brand/contrast.ts';
import { checkAddress } from './checks/address.ts';
import { checkFacts } from './checks/facts.ts';
import { checkGaps } from './checks/gaps.ts';
import { checkLeftovers } from './checks/leftovers.ts';
import { checkMessages } from './checks/messages.ts';
import { checkPictures } from './checks/pictures.ts';
import { checkStates } from './checks/states.ts';
import { type Deployment, type Finding, refusal } from './deployment.ts';

/**
 * Returns all refusals and notes about a deployment, without reading any file. The deploy guard prints them before
 * each deployment; `npm run checklist` and the editor's checklist page show them at any time.
 */
export function checkDeployment(deployment: Deployment): Finding[] {
  return [
    ...checkFacts(deployment),
    ...checkColors(deployment),
    ...checkAddress(deployment),
    ...checkMessages(deployment),
    ...checkGaps(deployment),
    ...checkStates(deployment),
    ...checkPictures(deployment),
    ...checkLeftovers(deployment),
  ];
}

/** Returns a finding as one paragraph. */
export function describeFinding({ where, what, remedy }: Finding): string {
  return `${where}: ${what} ${remedy}`;
}

function checkColors({ facts }: Deployment): Finding[] {
  return findColorFaults(facts.brand).map(({ file, field, expected, received, remedy }) =>
    refusal(file, `${field} misses ${expected}: it is ${received}.`, remedy),
  );
}
