import type { CareRecord } from '../schema/practice/care.ts';
import type { ServiceRecord } from '../schema/service.ts';

/**
 * Returns the instruments of a service: the office's own, if the owner named any, and those in general use.
 * An instrument that the office has is left out of the latter.
 */
export function instrumentsFor(
  { slug, technology }: Pick<ServiceRecord, 'slug' | 'technology'>,
  { equipment }: Pick<CareRecord, 'equipment'>,
) {
  const own = equipment
    .filter(({ services }) => services.includes(slug))
    .map(({ name, text }) => ({ title: name, text }));
  const names = new Set(own.map(({ title }) => title.toLowerCase()));
  return { own, general: technology.items.filter(({ title }) => !names.has(title.toLowerCase())) };
}
