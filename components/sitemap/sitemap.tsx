import './sitemap.css';
import { LinkList } from '#components/layout/link-list.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Section } from '#components/layout/section.tsx';
import {
  guides,
  legalPages,
  type PageLink,
  pageCopy,
  patientPages,
  plainPages,
  posts,
  problems,
  services,
  trailTo,
} from '#domain/index.ts';
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
const lists: Record<string, [title: string, links: readonly PageLink[]]> = {
  'main-pages': [sitemapWords.main, mainPages],
  services: [sitemapWords.services, services.summaries],
  'eye-problems': [plainPages.problems.title, problems.summaries],
  patients: [patientWords.heading, patientPages.summaries],
  blog: [sitemapWords.blog, posts.summaries],
  legal: [sitemapWords.legal, legalPages.summaries],
  'helpful-articles': [sitemapWords.articles, guides.summaries],
};

const sectionLook = { look: 'display-3', className: 'index-lines sitemap-list' };

/** All pages in one list, and links to the files for search engines. */
export function Sitemap() {
  return (
    <>
      <PageHeader {...pageCopy('sitemap')} trail={trailTo(plainPages.sitemap)} />
      <div className="container fit-16rem gap-x-12 gap-y-16 pb-24">
        <Section title={sitemapWords.files} titleId="xml-sitemaps" {...sectionLook}>
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
        {Object.entries(lists)
          .filter(([, [, links]]) => links.length > 0)
          .map(([id, [title, links]]) => (
            <Section key={id} title={title} titleId={id} {...sectionLook}>
              <LinkList links={links} className="mt-4" />
            </Section>
          ))}
      </div>
    </>
  );
}
