export function describeCount(count: number, query: string): string {
  const counted = count === 1 ? '1 result' : `${count || 'No'} results`;
  return `${counted} for “${query}”`;
}
