import type { CareRecord } from '../schema/practice/care.ts';
import type { ServiceRecord } from '../schema/service.ts';

/**
 * What a service works with: what the office itself has, as far as the owner has named it, and what
 * is used in general. What the office has under the same name is left out of the latter.
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
