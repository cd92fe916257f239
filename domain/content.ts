import content from 'virtual:content';
import type { CollectionName, Records } from '#content-model/collections.ts';
import type { PracticeFacts } from '#content-model/facts.ts';
import type { ArticleRecord } from '#content-model/schema/article.ts';
import type { CollectionDeclaration } from '#content-model/schema/declaration.ts';
import type { PageName, PageRecord } from '#content-model/schema/page.ts';
import type { SourceRecord } from '#content-model/schema/source.ts';
import { type CitedText, feedPath, type PageLink } from './core/addresses.ts';
import type { Translation } from './core/language.ts';
import {
  formatAddress,
  nameWithDegree,
  type OpenLocation,
  openLocationsOf,
} from './practice/locations.ts';
import { addressNotices, hasLanguageHelp, languageHelpPage } from './practice/notices.ts';

export type Citing<Page> = Omit<Page, 'sources'> & {
  /** The sources, in the order of their numbers, from 1. */
  sources: readonly SourceRecord[];
  /** The record's texts that cite sources, split into pieces, by field (`faqs.0.answer`). */
  cited: Readonly<Record<string, CitedText>>;
};

export interface Section {
  id: string;
  title: string;
}

/** An entry as its page receives it: front matter and rendered body. */
type Page<RecordType> = RecordType & {
  path: string;
  parent?: PageLink | undefined;
  /** The text as HTML, with the numbers of its sources: what is above its first section, and each section. */
  parts: readonly string[];
  sections: Section[];
  words: number;
};

/** An entry of each collection as its page receives it. */
export type Pages = {
  [Name in CollectionName]: Name extends 'pages'
    ? PageTexts
    : Records[Name] extends { sources?: unknown }
      ? Citing<Page<Records[Name]>>
      : Page<Records[Name]>;
};

export type ArticlePage = Pages['posts'];
export type LegalPage = Pages['legal'];
export type PatientPage = Pages['patients'];
export type ProblemPage = Pages['problems'];
export type ServicePage = Pages['services'];

/** A page in another language, and its English one. */
export type TranslatedPage = ServicePage & { language: Translation; parent: PageLink };

export type Review = NonNullable<PracticeFacts['care']['reviewer']> & { date: string };

export type ReviewedText = Pick<ArticleRecord, 'reviewed' | 'updated'>;

/** The texts of a page that isn't an entry. `Name` narrows the type to one page. */
export type PageTexts<Name extends PageName = PageName> = Extract<PageRecord, { slug: Name }> & {
  path: string;
};

/** The declaration of a collection's schema for its pages. The texts of pages that aren't entries have none. */
type Declaration = { name: Exclude<CollectionName, 'pages'> } & Required<
  Pick<CollectionDeclaration, 'heading' | 'parent' | 'listedOn' | 'hasMarkdown'>
>;

/** The part of `content/` that the site shows today: `build/content` makes it. */
export interface SiteContent extends PageLists {
  facts: PracticeFacts;
  /** The current address of each former one. */
  redirects: Readonly<Record<string, string>>;
  /** The pages that the owner chose for those who book. */
  visitLinks: readonly PageLink[];
  declarations: readonly Declaration[];
  translations: readonly TranslatedPage[];
  /** The page's background in the light and the dark scheme. Browsers color their own bars with it. */
  themeColors: { light: string; dark: string };
}

/** The entries of each collection, in the order of lists. */
type PageLists = { readonly [Name in CollectionName]: readonly Pages[Name][] };

export const {
  announcement,
  booking,
  brand,
  care,
  categories: { categories },
  closures,
  emergencies,
  findings,
  frames,
  languages,
  locations,
  people,
  plans,
  practice,
  signs,
  vocabulary,
} = content.facts;

/** Each collection is in the order of lists. */
export const {
  redirects,
  themeColors,
  translations,
  visitLinks,
  services,
  patients: patientPages,
  posts,
  guides,
  problems,
  legal: legalPages,
  pages: pageTexts,
} = content;

/** What the schema of each collection declares, and its entries. */
export const entryLists = content.declarations.map((declaration) => {
  return { ...declaration, entries: content[declaration.name] };
});

export const entries = entryLists.flatMap(
  (collection): readonly Pages[Declaration['name']][] => collection.entries,
);

export const openLocations = openLocationsOf({ locations, practice });

/** The first open location. It represents the practice where only one fits. */
export const [mainLocation] = openLocations;

export const profileUrls = Object.values(practice.profiles).filter((url) => url !== undefined);

/** The articles of the feed. If there are none, the site has no feed. */
export const articles = [...posts, ...guides];

export const siteFeed = { path: feedPath, title: `${practice.name}: articles and guides` };

/** Returns the path of a location's contact card. */
export function cardPath({ slug }: OpenLocation): string {
  return slug === mainLocation.slug ? '/contact.vcf' : `/contact-${slug}.vcf`;
}

/** Returns what a map searches for to find the practice at an address. */
export function mapQuery(address: OpenLocation['address']): string {
  return `${practice.name}, ${formatAddress(address)}`;
}

/** The page about language help, where the practice has it. */
export const languageHelp = hasLanguageHelp(content.facts)
  ? { ...languageHelpPage, updated: languages.updated as string }
  : undefined;

/** The addresses of the notices, to which the footer and the pages about their subjects link. */
export const notices = addressNotices(content.facts, patientPages);

export const patientAnswers = { plans, care, booking, notices, locations: openLocations };

/** Returns the entry with this slug, or `undefined` if none has it. */
export function bySlug<Entry extends { slug: string }>(
  entries: readonly Entry[],
  slug: string | undefined,
): Entry | undefined {
  return entries.find((entry) => entry.slug === slug);
}

/** Returns the texts of one page of `content/pages/`. */
export function pageCopy<Name extends PageName>(slug: Name): PageTexts<Name> {
  const found = pageTexts.find((page): page is PageTexts<Name> => page.slug === slug);
  if (!found) throw new Error(`content/pages/${slug}.md does not exist`);
  return found;
}

/** Returns the title of a category, or `undefined` for an article without one. */
export function categoryTitle(id: string | undefined): string | undefined {
  return categories.find((category) => category.id === id)?.title;
}

/** Returns whether a service's page has an action of its own: a button, or what to do in an emergency. */
export function hasOwnAction({ action, firstAid, triage }: ServicePage): boolean {
  return Boolean(action ?? firstAid ?? triage);
}

/** Returns the services that the footer lists: those that the practice chose, or three and the one for emergencies. */
export function footerServices(): readonly ServicePage[] {
  const { footerServices: named } = practice;
  const urgent = services.find(({ triage }) => triage) ?? services[3];
  const others = services.filter((service) => service !== urgent).slice(0, 3);
  if (named.length === 0) return [...others, ...(urgent ? [urgent] : [])];
  return named.flatMap((slug) => bySlug(services, slug) ?? []);
}

/** Returns who signs a text: its author, with the degree of one who works here, or the practice's team. */
export function signedBy(author = practice.team): string {
  const person = people.find(({ name }) => name === author);
  return person ? nameWithDegree(person) : author;
}

/** Returns the review that a page may claim, if any: by the current reviewer, of a text that hasn't changed since. */
export function reviewOf({ reviewed, updated }: ReviewedText): Review | undefined {
  const { reviewer } = care;
  if (!reviewed || reviewed.by !== reviewer?.name || updated > reviewed.on) return undefined;
  return { ...reviewer, date: reviewed.on };
}
