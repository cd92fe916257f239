import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

const serious = [Severity.HIGH, Severity.MEDIUM, Severity.SYNTAX];

/** What Google's evaluator finds in a Content-Security-Policy that is of high or medium severity. */
export function weaknessesOf(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => serious.includes(severity))
    .map(({ directive, description }) => `${directive}: ${description}`);
}
