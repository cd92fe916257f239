/**
 * What must have been said, in findings of `content/findings.yaml`: “hit + blur/double unless slowly”. The schema checks
 * its form, and the search reads it, without the schemas.
 */
export const conditionForm = /^[a-z0-9/-]+(?: \+ [a-z0-9/-]+)*(?: unless [a-z0-9/-]+)?$/;

export interface Condition {
  /** Of each, one finding must have been said. */
  all: string[][];
  /** None of these may have been said. */
  unless: string[];
}

/** Reads a condition. */
export function conditionOf(text: string): Condition {
  const [needed = '', unless] = text.split(' unless ');
  const all = needed.split(' + ').map((names) => names.split('/'));
  return { all, unless: unless?.split('/') ?? [] };
}
