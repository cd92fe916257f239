import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root, RootContent } from 'hast';
import { selectAll } from 'hast-util-select';
import { s } from 'hastscript';
import {
  type AnyRecord,
  collectionNames,
  collections,
  titleOf,
} from '../../content-model/collections.ts';
import { type AddressedEntry, entriesOf } from '../../content-model/parse/parse-entry.ts';
import { isSection, toHtml } from '../../content-model/parse/render-markdown.ts';
import type { CollectionDeclaration } from '../../content-model/schema/declaration.ts';
import type { Signs } from '../../content-model/schema/signs.ts';
import type { SourceRecord, Sources } from '../../content-model/schema/source.ts';
import type { BrowserContent } from '../../domain/browser-content.ts';
import type { SiteContent } from '../../domain/content.ts';
import { type PageLink, plainPages, withoutFragment } from '../../domain/core/addresses.ts';
import { clockChanges } from '../../domain/core/dates.ts';
import { today } from '../../domain/core/environment.ts';
import { exceptionsOf } from '../../domain/hours/calendar.ts';
import { emailOf, openLocationsOf } from '../../domain/practice/locations.ts';
import { signsIn } from '../../domain/signs/sign-lists.ts';
import { inkByNight, mixColors } from './colors.ts';
import type { Content } from './content.ts';
import { withOwnIds } from './drawing-problems.ts';
import { redirectsOf } from './redirects.ts';
import { translationsOf } from './spanish.ts';

const guidesPerCategory = 2;
const mainLinks = [
  plainPages.home,
  plainPages.services,
  plainPages.allGuides,
  plainPages.blog,
  plainPages.contact,
];
const problemsBySymptom = { ...plainPages.problems, title: 'Eye problems by symptom' };

type Sorted = { slug?: string } & Partial<Record<'order' | 'title' | 'date', unknown>>;
type Order = (one: Sorted, other: Sorted) => number;

const byDate: Order = (one, other) => `${one.date}`.localeCompare(`${other.date}`);

/** Orders of lists, by their names in the schemas of collections. */
const orders: Record<CollectionDeclaration['sortedBy'], Order> = {
  order: (one, other) => Number(one.order) - Number(other.order),
  title: (one, other) => `${one.title}`.localeCompare(`${other.title}`),
  oldest: byDate,
  newest: (one, other) => byDate(other, one),
};

/** Returns all data that pages need. */
export function siteContent(content: Content): SiteContent {
  const { facts, entries } = content;
  const pages = collectionNames.map((name) => {
    const order = orders[collections[name].sortedBy];
    const own = entriesOf(entries, name).sort((one, other) => order(one.record, other.record));
    return [name, own.map((entry) => pageOf(entry, content))];
  });
  const named = collectionNames.filter((name) => name !== 'pages');
  const declarations = named.map((name) => {
    const { heading, parent, listedOn = [], hasMarkdown = false } = collections[name];
    return { name, heading, parent, listedOn, hasMarkdown };
  });
  const redirects = redirectsOf(entries, facts.redirects);
  const people = facts.people.toSorted(orders.order);
  const visitLinks = entriesOf(entries, 'pages')
    .flatMap(({ record }) => (record.slug === 'home' ? record.sections.book.links : []))
    .flatMap((link) => entries.filter(({ path }) => path === (redirects[link] ?? link)))
    .map(({ path, record }) => linkTo(path, record));
  const translations = translationsOf(content).map((entry) => {
    const english = entries.find(({ file }) => file === entry.file);
    const parent = english && { title: titleOf(english.record), path: english.path };
    // Its sources are those of the English page.
    return { ...pageOf(entry, content), language: 'es', parent, sources: [] };
  });
  const { ink, ivory } = facts.brand.colors;
  return {
    facts: { ...facts, people },
    redirects,
    visitLinks,
    declarations,
    translations,
    themeColors: { light: ivory, dark: mixColors(ink, '#000000', inkByNight) },
    ...Object.fromEntries(pages),
  };
}

/** Returns a link to a page, with the language of its title if that isn't English. */
function linkTo(path: string, record: AnyRecord): PageLink {
  const language = 'language' in record && record.language;
  return { path, title: titleOf(record), ...(language && { language }) };
}

/** Returns links for those who come for the first time, the page about insurance second. */
function withInsurance(links: readonly PageLink[], patients: SiteContent['patients']): PageLink[] {
  const insurance = patients.filter(({ topic }) => topic === 'insurance');
  const [first = [], ...others] = links.filter(({ path }) => path !== insurance[0]?.path);
  const second = insurance.map(({ path, title, language }) => ({ path, title, language }));
  return [first, second, others].flat();
}

/** Returns the part of the content that scripts of the browser need. */
export function browserContent(content: SiteContent): BrowserContent {
  const { facts, services, guides, problems, visitLinks } = content;
  const shown = new Set(content.pages.map(({ path }) => path));
  const locations = openLocationsOf(facts);
  return {
    serviceLinks: services.map(({ path, title, shortDescription, icon }) => {
      return { path, title, shortDescription, icon };
    }),
    mainLinks: mainLinks.filter(({ path }) => shown.has(withoutFragment(path))),
    menuLinks: [
      ...(problems.length > 0 ? [problemsBySymptom] : []),
      ...withInsurance(visitLinks, content.patients),
    ],
    guideGroups: facts.categories.categories
      .map((category) => ({
        ...category,
        guides: guides
          .filter((guide) => guide.category === category.id)
          .slice(-guidesPerCategory)
          .map(({ path, ...record }) => linkTo(path, record)),
      }))
      .filter((group) => group.guides.length > 0),
    calendars: locations.map((location) => ({
      location: location.slug,
      timeZone: clockChanges(location.timeZone, today().getUTCFullYear()),
      ...location.schedules,
      exceptions: exceptionsOf(location, facts.closures),
    })),
    phones: locations.map(({ phone, shownName }) => ({ phone, shownName })),
    email: emailOf(facts.practice, locations),
  };
}

/** Returns all data that an entry's page needs. */
export function pageOf(entry: AddressedEntry, { sources, facts, folder }: Content): object {
  const { collection, path, record, cited, body } = entry;
  // The words of other pages are all above the text.
  if (collection === 'pages') return { ...record, path };
  const { tree, sections, words } = body;
  inlineDrawings(tree, folder);
  const parts = partsOf(tree).map((children) => toHtml({ type: 'root', children }));
  const { parent } = collections[collection];
  const page = { ...record, path, parent, parts, sections, words };
  if ('triage' in record && record.triage)
    return { ...page, cited, sources: sourcesOfRows(facts.signs, sources) };
  if (!('sources' in record && record.sources)) return page;
  return { ...page, cited, sources: record.sources.map((id) => sources[id]) };
}

/** Splits a text before each heading of its sections. */
function partsOf({ children }: Root): RootContent[][] {
  const starts = children.flatMap((child, index) => (isSection(child) ? index : []));
  return [0, ...starts].map((start, index) => children.slice(start, starts[index]));
}

/** Returns the first source of each sign in rows that is for 911, by organization. All would be too many for a page. */
function sourcesOfRows({ groups, rows }: Signs, sources: Sources): SourceRecord[] {
  const listed = new Set(rows.flatMap(({ parts }) => signsIn(parts)));
  const signs = signsIn(groups).filter(({ id, level }) => listed.has(id) && level === 'now');
  return [...new Set(signs.map((sign) => sign.sources[0] ?? ''))]
    .flatMap((id) => sources[id] ?? [])
    .toSorted((one, other) => one.organization.localeCompare(other.organization));
}

/**
 * Replaces each picture of an SVG in `content/files` with the SVG itself, so that `currentColor` is the color of
 * the text around it: in dark mode, in Comfort view and on paper. The alternative text becomes an `aria-label`, and
 * the picture's title the drawing's.
 */
export function inlineDrawings(tree: Root, contentFolder: string) {
  for (const [index, image] of selectAll('img[src^="/files/"][src$=".svg"]', tree).entries()) {
    const { src, alt, title } = image.properties;
    const file = readFileSync(join(contentFolder, String(src)), 'utf8').trim();
    const source = withOwnIds(file, `drawing-${index + 1}:`);
    const svg = toHtml(s(null, s('svg', { role: 'img', ariaLabel: alt })));
    const opening = svg.replace('></svg>', '');
    const name = title ? toHtml(s(null, s('title', String(title)))) : '';
    const value = source.replace(
      /^[\s\S]*?<svg\b([^>]*)>/,
      (_, attributes: string) => `${opening}${attributes}>${name}`,
    );
    Object.assign(image, { type: 'raw', value });
  }
}
