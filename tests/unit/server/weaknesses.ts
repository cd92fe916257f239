import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

const serious = [Severity.HIGH, Severity.MEDIUM, Severity.SYNTAX];

/** Returns a policy's weaknesses of high or medium severity, per Google's CSP Evaluator. */
export function weaknessesOf(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => serious.includes(severity))
    .map(({ directive, description }) => `${directive}: ${description}`);
}
