/**
 * Data without its empty fields. A text or a group with nothing in it is as good as absent: forms
 * leave such fields behind, and so does a key whose value was deleted. Lists stay as they are, since
 * a schema has its own word for an empty one, and their entries keep their places.
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
