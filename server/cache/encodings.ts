export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

export function chooseEncoding(header: string | null): Encoding | undefined {
  return header === null ? undefined : encodings.find((encoding) => accepts(header, encoding));
}

/** Whether an Accept-Encoding header names an encoding without refusing it (`q=0`). */
export function accepts(header: string, encoding: string): boolean {
  const named = header.split(',').find((part) => part.split(';')[0]?.trim() === encoding);
  return named !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(named);
}
