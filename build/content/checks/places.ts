import { tryDecodeURI } from 'hono/utils/url';
import { collections } from '../../../content-model/collections.ts';
import { type AddressedEntry, entriesOf } from '../../../content-model/parse/parse-entry.ts';
import { siteIds } from '../../../content-model/parse/render-markdown.ts';
import type { CollectionDeclaration } from '../../../content-model/schema/declaration.ts';
import { factsAnchor } from '../../../domain/core/addresses.ts';
import { sourceAnchor } from '../../../domain/core/citations.ts';
import { openLocationsOf } from '../../../domain/practice/locations.ts';
import { factsAbout } from '../../../domain/practice/patient-facts.ts';
import type { Content } from '../content.ts';

/** What of a page depends on other files, by its path. */
const listed: Record<string, (content: Content) => readonly string[]> = {
  '/': ({ facts }) => [
    ...(facts.practice.reviewProfile ? ['reviews'] : []),
    ...facts.people.map(({ slug }) => `team-${slug}`),
  ],
  '/contact': ({ facts }) =>
    facts.locations.filter(({ status }) => status === 'open').map(({ slug }) => slug),
  '/eye-problems': ({ entries }) =>
    entries.flatMap(({ record }) => ('group' in record ? record.group : [])),
  '/sitemap': ({ entries }) =>
    entries.map(({ collection }) => collection).filter((name) => name !== 'pages'),
};

/** Returns the ids on an entry's page to which links may lead: of its headings, its parts, and its sources. */
export function placesOf(entry: AddressedEntry, content: Content): ReadonlySet<string> {
  const { collection, record, body, path } = entry;
  const { schema } = collections[collection];
  const own =
    'options' in schema
      ? schema.options.find(({ shape }) => shape.slug.value === record.slug)
      : schema;
  const { partIds = {} } = (own?.meta() ?? {}) as Partial<CollectionDeclaration>;
  const parts = Object.entries(partIds).filter(([, field]) => {
    const value = typeof field === 'string' ? record[field as 'slug'] : field;
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
  const sources = 'sources' in record ? (record.sources ?? []) : [];
  return new Set([
    ...siteIds,
    ...body.ids,
    ...parts.map(([id]) => id),
    ...sources.map((_, index) => sourceAnchor(index + 1)),
    ...placesOfOtherFiles(entry, content),
    ...(listed[path]?.(content) ?? []),
  ]);
}

/** Returns the parts of an entry's page that are there only with what other files say. */
function placesOfOtherFiles(
  { path, record }: AddressedEntry,
  { facts, entries }: Content,
): string[] {
  const { frames, brands } = facts.frames;
  const hasFrames = 'gallery' in record && record.gallery && frames.length + brands.length > 0;
  const problems = entriesOf(entries, 'problems').filter((one) =>
    one.record.related.includes(path),
  );
  const isService = 'benefits' in record && record.benefits;
  const topic = 'topic' in record ? record.topic : undefined;
  const answers = factsAbout(topic, { ...facts, locations: openLocationsOf(facts) });
  return [
    ...('triage' in record && record.triage ? facts.signs.rows.map(({ id }) => id) : []),
    ...(hasFrames ? ['gallery', 'the-frames'] : []),
    ...(isService && problems.length > 2 ? ['eye-problems'] : []),
    ...(answers.length > 0 ? [factsAnchor] : []),
  ];
}

/** Returns what is expected in place of a path whose fragment isn't on its page. */
export function missingPlace(
  page: AddressedEntry,
  path: string,
  content: Content,
): string | undefined {
  const place = tryDecodeURI(path.replace(/^[^#]*#?/, ''));
  // Browsers know the top of every page.
  if (/^(?:top)?$/i.test(place) || placesOf(page, content).has(place)) return undefined;
  const headings = page.body.sections.map(({ id }) => `#${id}`).join(', ');
  return `a place on ${page.path}${headings && `, such as ${headings}`}`;
}
