import '../layout/index-lines.css';
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
import { plainPages, trailTo } from '#domain/site/breadcrumbs.ts';
import type { PageLink } from '#domain/site/page-links.ts';
import { sitemapWords } from '#domain/words/pages.ts';
import { patientWords } from '#domain/words/practice.ts';
import { siteWords } from '#domain/words/site.ts';

const mainPages: readonly PageLink[] = [
  plainPages.home,
  { ...plainPages.services, title: sitemapWords.ourServices },
  plainPages.blog,
  plainPages.contact,
  plainPages.guides,
  plainPages.problems,
];

const xmlSitemaps = ['/sitemap_index.xml', '/sitemap.xml'];

/** By the ids of their headings. */
type Lists = Record<string, [title: string, links: readonly PageLink[]]>;

const shortLists: Lists = {
  'main-pages': [sitemapWords.main, mainPages],
  services: [sitemapWords.services, services],
  patients: [patientWords.heading, patientPages],
  blog: [sitemapWords.blog, posts],
  legal: [sitemapWords.legal, legalPages],
};

const longLists: Lists = {
  'eye-problems': [plainPages.problems.title, problems],
  'helpful-articles': [sitemapWords.articles, guides],
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
      <PageHeader {...pageCopy('sitemap')} trail={trailTo(plainPages.sitemap)} />
      <div className="container fit-16rem gap-x-12 gap-y-16 pb-24">
        {listSections(shortLists, shortLook)}
        <Section
          title={sitemapWords.files}
          titleId="xml-sitemaps"
          look="display-3"
          className={shortLook.className}
        >
          <ul className="link-list mt-4">
            {xmlSitemaps.map((path) => (
              <li key={path}>
                <a href={path} target="_blank" rel="noopener">
                  {siteWords.opensInNewTab(path.slice(1))}
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
