import { indexLines, LinkList } from '#components/ui/link-list.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Section } from '#components/ui/section.tsx';
import { entryLists, languageHelp, pageCopy, translations } from '#domain/content.ts';
import { type PageLink, plainPages } from '#domain/core/addresses.ts';
import { linksToPages } from '#domain/site/routes.ts';

const mainPages: readonly PageLink[] = [
  plainPages.home,
  plainPages.contact,
  ...entryLists.flatMap(({ parent, entries }) => (entries.length > 0 && parent) || []),
  ...linksToPages([plainPages.show]),
  ...(languageHelp ? [languageHelp] : []),
  ...translations,
];

const xmlSitemaps = ['/sitemap_index.xml', '/sitemap.xml'].map((path) => ({
  title: `${path.slice(1)} (opens in a new tab)`,
  path,
}));

/** A longer list uses the whole width. */
const longestColumn = 8;

interface List {
  /** The id of its heading. */
  name: string;
  heading: string;
  entries: readonly PageLink[];
}

const lists: readonly List[] = [
  { name: 'main-pages', heading: 'Main pages', entries: mainPages },
  ...entryLists,
  { name: 'xml-sitemaps', heading: 'XML sitemaps', entries: xmlSitemaps },
];

/** All pages in one list, and links to the files for search engines. */
export function Sitemap() {
  return (
    <>
      <PageHeader {...pageCopy('sitemap')} page={plainPages.sitemap} />
      <div className="container fit-16rem gap-x-12 gap-y-16 pb-24">
        {lists
          .filter(({ entries }) => entries.length > 0)
          .toSorted((one, other) => Number(isLong(one)) - Number(isLong(other)))
          .map((list) => (
            <Section
              key={list.name}
              title={list.heading}
              titleId={list.name}
              headingClass="display-3"
              className={`${indexLines} pt-6${isLong(list) ? ' col-span-full' : ''}`}
            >
              <LinkList
                links={list.entries}
                className={`mt-4${isLong(list) ? ' columns-14rem gap-x-12' : ''}`}
                isInNewTab={list.entries === xmlSitemaps}
              />
            </Section>
          ))}
      </div>
    </>
  );
}

function isLong({ entries }: List): boolean {
  return entries.length > longestColumn;
}
