import { z } from 'zod';
import { openLocations, practice } from '../support/practice.ts';

/** A node of a graph as a test reads it. */
export interface GraphNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

const absoluteUrl = z.url({ protocol: /^https$/ });
const isoDate = z.iso.date();
const text = z.string().trim().min(2);
const reference = z.strictObject({ '@id': absoluteUrl });
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const organization = z.looseObject({
  name: text,
  url: absoluteUrl,
  logo: absoluteUrl,
  telephone: z.e164(),
  address: z
    .strictObject({
      '@type': z.literal('PostalAddress'),
      streetAddress: text,
      addressLocality: text,
      addressRegion: text,
      postalCode: z.string().regex(/^\d{5}$/),
      addressCountry: z.string().length(2),
    })
    .refine(isOpenLocation, 'the address of a location that is open'),
});

/** What the business data of the home and contact pages holds beyond that of every page. */
export const businessProfile = organization.extend({
  image: absoluteUrl,
  geo: z.strictObject({
    '@type': z.literal('GeoCoordinates'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  hasMap: absoluteUrl,
  priceRange: z.literal(practice.priceRange),
  openingHoursSpecification: z
    .array(
      z
        .strictObject({
          '@type': z.literal('OpeningHoursSpecification'),
          dayOfWeek: z.array(z.enum(days)).min(1),
          opens: time,
          closes: time,
        })
        .refine(({ opens, closes }) => opens < closes, 'opens before it closes'),
    )
    .min(1),
  specialOpeningHoursSpecification: z
    .array(
      z
        .strictObject({
          '@type': z.literal('OpeningHoursSpecification'),
          validFrom: isoDate,
          validThrough: isoDate,
          opens: time,
          closes: time,
        })
        .refine(({ opens, closes }) => opens < closes || closes === '00:00', 'closed, or in order'),
    )
    .min(1)
    .optional(),
});

function isOpenLocation(marked: { streetAddress: string; postalCode: string }): boolean {
  return openLocations.some(
    ({ address: { street, postalCode } }) =>
      street === marked.streetAddress && postalCode === marked.postalCode,
  );
}

const article = z
  .looseObject({
    headline: text.max(110),
    description: text,
    image: absoluteUrl,
    datePublished: isoDate,
    dateModified: isoDate,
    author: z.looseObject({ name: text }),
    publisher: reference,
    mainEntityOfPage: reference,
    timeRequired: z.string().regex(/^PT\d+M$/),
  })
  .refine(
    ({ datePublished, dateModified }) => datePublished <= dateModified,
    'changed after it was published',
  );

const listItem = { '@type': z.literal('ListItem'), position: z.int().min(1), name: text };

/** What each type must say; the vocabulary alone requires nothing and checks no values. */
const rules: Record<string, z.ZodType> = {
  [practice.kind]: organization,
  Organization: organization,
  WebSite: z.looseObject({ name: text, url: absoluteUrl, publisher: reference }),
  BreadcrumbList: z.looseObject({
    itemListElement: z.array(z.strictObject({ ...listItem, item: absoluteUrl })).min(2),
  }),
  CollectionPage: z.looseObject({
    mainEntity: z.looseObject({
      itemListElement: z.array(z.strictObject({ ...listItem, url: absoluteUrl })).min(1),
    }),
  }),
  FAQPage: z.looseObject({
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text.endsWith('?'),
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(4),
  }),
  Service: z.looseObject({ name: text, serviceType: text, provider: reference, url: absoluteUrl }),
  BlogPosting: article,
  Article: article,
};

/** What the rules find wrong with a graph, each finding with the type of its node. */
export function ruleIssues(graph: readonly GraphNode[]): string[] {
  const byType = graph.flatMap((node) => {
    const result = rules[node['@type']]?.safeParse(node);
    return result?.success === false ? [`${node['@type']}: ${z.prettifyError(result.error)}`] : [];
  });
  return [...byType, ...unnamed(graph), ...dangling(graph), ...placeless(graph)];
}

/** The practice is its only location, or the organization that each of several names. */
function placeless(graph: readonly GraphNode[]): string[] {
  const own = graph.find((node) => node['@id']?.endsWith('/#practice'));
  if (!own) return [];
  const places = graph.filter((node) => node['@type'] === practice.kind && node !== own);
  const strays = places.filter(({ parentOrganization }) => {
    return (parentOrganization as GraphNode | undefined)?.['@id'] !== own['@id'];
  });
  const issues = strays.map((node) => `${node['@id']} belongs to no organization`);
  const isOne = openLocations.length === 1;
  if (isOne && places.length > 0) issues.push('one location is the practice itself');
  if (!isOne && own['@type'] !== 'Organization') issues.push('several are an organization');
  return issues;
}

function unnamed(graph: readonly GraphNode[]): string[] {
  const ids = graph.map((node) => node['@id']);
  return ids
    .filter((id, index) => id === undefined || ids.indexOf(id) !== index)
    .map((id) => `${id ?? 'a node without @id'} must name one node`);
}

/** References that no node of the graph answers. */
function dangling(graph: readonly GraphNode[]): string[] {
  const ids = new Set(graph.map((node) => node['@id']));
  return referencesIn(graph)
    .filter((id) => !ids.has(id))
    .map((id) => `${id} is no node of the graph`);
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length === 1 && '@id' in value) return [String(value['@id'])];
  return Object.values(value).flatMap(referencesIn);
}
