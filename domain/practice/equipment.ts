import type { CareRecord } from '../schema/care.ts';
import type { ServiceRecord } from '../schema/service.ts';

/** An instrument, and the field of the service's record that its text is from, if it is from there. */
export interface Instrument {
  title: string;
  text: string;
  field?: string;
}

/**
 * Returns the instruments of a service: the office's own, if the owner named any, and those in general use.
 * An instrument that the office has is left out of the latter.
 */
export function instrumentsFor(
  { slug, technology }: Pick<ServiceRecord, 'slug' | 'technology'>,
  { equipment }: Pick<CareRecord, 'equipment'>,
): { own: Instrument[]; general: Instrument[] } {
  const own = equipment
    .filter(({ services }) => services.includes(slug))
    .map(({ name, text }) => ({ title: name, text }));
  const names = new Set(own.map(({ title }) => title.toLowerCase()));
  const general = (technology?.items ?? [])
    .map((item, index) => ({ ...item, field: `technology.items.${index}.text` }))
    .filter(({ title }) => !names.has(title.toLowerCase()));
  return { own, general };
}
