/**
 * Returns data with each of its texts mapped. The second argument of the callback is the text's path, such as
 * `faqs.0.answer`.
 */
export function mapTexts<Data>(data: Data, change: (text: string, field: string) => string): Data {
  function map(value: unknown, path: readonly string[]): unknown {
    if (typeof value === 'string') return change(value, path.join('.'));
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item, index) => map(item, [...path, `${index}`]));
    const fields = Object.entries(value).map(([name, item]) => [name, map(item, [...path, name])]);
    return Object.fromEntries(fields);
  }
  return map(data, []) as Data;
}
