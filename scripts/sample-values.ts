const sampleHost = /[a-z0-9]\.example(?![a-z0-9-]|\.[a-z0-9])/i;
// The numbers 555-0100 to 555-0199 are set aside for examples.
const samplePhone = /(?:^|\D|\d{3})555[\s.-]?01\d{2}(?!\d)/;

/** A value that stands for one of the owner's own. */
export interface SampleValue {
  path: string;
  value: string;
}

/**
 * Finds the values that cannot be a practice's own: hosts that end in `.example`, on their own or
 * inside an address, and telephone numbers that are set aside for examples.
 * @param facts any object, however deep
 * @param path where that object is, for the answers
 */
export function findSamples(facts: unknown, path = ''): SampleValue[] {
  if (typeof facts === 'string') return isSample(facts) ? [{ path, value: facts }] : [];
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([key, value]) =>
    findSamples(value, path === '' ? key : `${path}.${key}`),
  );
}

function isSample(value: string): boolean {
  return sampleHost.test(value) || samplePhone.test(value);
}
