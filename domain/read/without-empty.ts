/**
 * Removes empty fields. Forms leave empty texts and groups behind, and so do keys without a value. Lists stay
 * as they are: schemas have their own rule for empty ones, and their entries keep their positions.
 */
export function withoutEmpty(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutEmpty);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).map(([name, value]) => [name, withoutEmpty(value)] as const);
  return Object.fromEntries(fields.filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0;
}
