/** Returns data with its Spanish texts in place of the English ones: an object’s `es` has them by name. */
export function inSpanish<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.map(inSpanish) as Data;
  if (typeof data !== 'object' || data === null) return data;
  const { es, ...own } = data as { es?: object };
  const fields = Object.entries({ ...own, ...es });
  return Object.fromEntries(fields.map(([name, value]) => [name, inSpanish(value)])) as Data;
}
