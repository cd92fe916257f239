import { LinkList } from '#components/layout/link-list.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Section } from '#components/layout/section.tsx';
import {
  guides,
  legalPages,
  pageCopy,
  patientPages,
  posts,
  problems,
  services,
} from '#domain/content.ts';
import type { PageLink } from '#domain/site/page-links.ts';
import { plainPages } from '#domain/site/plain-pages.ts';
import { patientWords } from '#domain/words/labels.ts';

const mainPages: readonly PageLink[] = [
  plainPages.home,
  { ...plainPages.services, title: 'Our Services' },
  plainPages.blog,
  plainPages.contact,
  plainPages.guides,
  plainPages.problems,
];

const xmlSitemaps = ['/sitemap_index.xml', '/sitemap.xml'];

/** By the ids of their headings. */
type Lists = Record<string, [title: string, links: readonly PageLink[]]>;

const shortLists: Lists = {
  'main-pages': ['Main pages', mainPages],
  services: ['Services', services],
  patients: [patientWords.heading, patientPages],
  blog: ['Blog', posts],
  legal: ['Legal', legalPages],
};

const longLists: Lists = {
  'eye-problems': [plainPages.problems.title, problems],
  'helpful-articles': ['Helpful articles', guides],
};

const shortLook = { className: 'index-lines pt-6', list: 'mt-4' };
/** A long list uses the whole width. */
const longLook = {
  className: 'index-lines pt-6 col-span-full',
  list: 'mt-4 columns-14rem gap-x-12',
};

/** All pages in one list, and links to the files for search engines. */
export function Sitemap() {
  return (
    <>
      <PageHeader {...pageCopy('sitemap')} page={plainPages.sitemap} />
      <div className="container fit-16rem gap-x-12 gap-y-16 pb-24">
        {listSections(shortLists, shortLook)}
        <Section
          title="XML sitemaps"
          titleId="xml-sitemaps"
          look="display-3"
          className={shortLook.className}
        >
          <ul className="link-list mt-4">
            {xmlSitemaps.map((path) => (
              <li key={path}>
                <a href={path} target="_blank" rel="noopener">
                  {`${path.slice(1)} (opens in a new tab)`}
                </a>
              </li>
            ))}
          </ul>
        </Section>
        {listSections(longLists, longLook)}
      </div>
    </>
  );
}

function listSections(lists: Lists, { className, list }: typeof shortLook) {
  return Object.entries(lists)
    .filter(([, [, links]]) => links.length > 0)
    .map(([id, [title, links]]) => (
      <Section key={id} title={title} titleId={id} look="display-3" className={className}>
        <LinkList links={links} className={list} />
      </Section>
    ));
}
