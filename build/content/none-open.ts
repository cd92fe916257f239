import type { LocationRecord } from '../../content/schema/practice/location.ts';
import type { ContentProblem } from './content-error.ts';

/** Without a location that is open, the site has no hours, no phone and no address. */
export function noneOpen(
  locations: readonly Pick<LocationRecord, 'status'>[],
  file: string,
): ContentProblem[] {
  if (locations.some(({ status }) => status === 'open')) return [];
  const received = `${locations.length} that are not`;
  return [{ file, field: 'status', expected: 'a location that is open', received }];
}
