/**
 * Returns whether somebody has this license or degree. An owner writes “no license” or “no degree” of a person who has
 * none.
 */
export function isGiven(answer = ''): boolean {
  return answer !== '' && !/^no (?:license|degree)$/i.test(answer);
}
