import type { BrowserContent } from '../../domain/browser-content.ts';
import type { SiteContent } from '../../domain/content.ts';
import { exceptionsOf } from '../../domain/hours/calendar.ts';
import { openInOrder, openLocationsOf } from '../../domain/practice/locations.ts';
import type { Content } from '../../domain/read/checks/index.ts';
import { type CollectionName, collections } from '../../domain/read/collection-schemas.ts';
import type { AddressedEntry } from '../../domain/read/parse-entry.ts';
import { redirectsOf } from '../../domain/read/redirects.ts';
import { toHtml } from '../../domain/read/render-markdown.ts';
import type { Signs } from '../../domain/schema/signs.ts';
import type { SourceRecord, Sources } from '../../domain/schema/source.ts';
import { signsIn } from '../../domain/signs/sign-lists.ts';
import { inlineDrawings } from './inline-drawings.ts';

/** How many guides a menu lists under each category. */
const guidesPerCategory = 2;

/** Returns all data that pages need. */
export function siteContent(content: Content): SiteContent {
  const { facts, entries } = content;
  const pagesOf = <Name extends CollectionName>(name: Name) =>
    entriesOf(name, entries).map((entry) => pageOf(entry, content)) as unknown as SiteContent[Name];
  return {
    facts,
    redirects: redirectsOf(entries, facts.redirects),
    services: pagesOf('services'),
    posts: pagesOf('posts'),
    guides: pagesOf('guides'),
    problems: pagesOf('problems'),
    patients: pagesOf('patients'),
    legal: pagesOf('legal'),
    // Their files have no text below the front matter.
    pages: recordsOf('pages', entries) as unknown as SiteContent['pages'],
  };
}

/** Returns the part of the content that scripts of the browser need. */
export function browserContent({ facts, entries }: Content): BrowserContent {
  const [{ phone, email }] = openLocationsOf(facts);
  const guides = recordsOf('guides', entries).sort((one, other) =>
    (one.date ?? '').localeCompare(other.date ?? ''),
  );
  return {
    serviceLinks: recordsOf('services', entries)
      .sort((one, other) => Number(one.order) - Number(other.order))
      .map(({ path, title, shortDescription, icon }) => ({ path, title, shortDescription, icon })),
    guideGroups: facts.categories.categories
      .map((category) => ({
        ...category,
        guides: guides
          .filter((guide) => guide.category === category.id)
          .slice(-guidesPerCategory)
          .map(({ path, title }) => ({ path, title })),
      }))
      .filter((group) => group.guides.length > 0),
    calendars: openInOrder(facts.locations).map((location) => ({
      location: location.slug,
      timeZone: location.timeZone,
      ...location.schedules,
      exceptions: exceptionsOf(location, facts.closures),
    })),
    phone,
    email,
  } as BrowserContent;
}

function entriesOf(name: CollectionName, entries: Content['entries']): AddressedEntry[] {
  return entries.filter(({ collection }) => collection === name);
}

function recordsOf(name: CollectionName, entries: Content['entries']) {
  return entriesOf(name, entries).map(({ path, entry: { record } }) => ({ ...record, path }));
}

/** The content that an entry's page takes from elsewhere. */
type PageContent = Pick<Content, 'sources' | 'folder'> & { facts: Pick<Content['facts'], 'signs'> };

/** Returns all data that an entry's page needs. */
export function pageOf(
  { collection, path, entry }: AddressedEntry,
  { sources, facts: { signs }, folder }: PageContent,
): object {
  const { record, cited, body } = entry;
  const { sections, words } = body;
  const html = toHtml(inlineDrawings(body.tree, folder));
  const { parent } = collections[collection];
  const page = { ...record, path, parent, html, sections, words };
  if (record.triage) return { ...page, cited, sources: sourcesOfRows(signs, sources) };
  if (!record.sources) return page;
  return { ...page, cited, sources: record.sources.map((id) => sources[id]) };
}

/** Returns the first source of each sign in rows, by organization. All of them would be too many for a page. */
function sourcesOfRows({ groups, rows }: Signs, sources: Sources): SourceRecord[] {
  const listed = new Set(rows.flatMap(({ parts }) => signsIn(parts)));
  const signs = signsIn(groups).filter(({ id }) => listed.has(id));
  return [...new Set(signs.map((sign) => sign.sources[0] ?? ''))]
    .flatMap((id) => sources[id] ?? [])
    .toSorted((one, other) => one.organization.localeCompare(other.organization));
}
