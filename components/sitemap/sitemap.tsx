import { indexLines, LinkList } from '#components/ui/link-list.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Section } from '#components/ui/section.tsx';
import {
  guides,
  legalPages,
  pageCopy,
  patientPages,
  posts,
  problems,
  services,
} from '#domain/content.ts';
import { type PageLink, plainPages } from '#domain/site/plain-pages.ts';
import { patientWords } from '#domain/words/labels.ts';

const mainPages: readonly PageLink[] = [
  plainPages.home,
  { ...plainPages.services, title: 'Our Services' },
  plainPages.blog,
  plainPages.contact,
  plainPages.guides,
  plainPages.problems,
];

const xmlSitemaps = ['/sitemap_index.xml', '/sitemap.xml'].map((path) => ({
  title: `${path.slice(1)} (opens in a new tab)`,
  path,
}));

/** By the ids of their headings. A long list uses the whole width. */
const lists: Record<string, { title: string; links: readonly PageLink[]; isLong?: boolean }> = {
  'main-pages': { title: 'Main pages', links: mainPages },
  services: { title: 'Services', links: services },
  patients: { title: patientWords.heading, links: patientPages },
  blog: { title: 'Blog', links: posts },
  legal: { title: 'Legal', links: legalPages },
  'xml-sitemaps': { title: 'XML sitemaps', links: xmlSitemaps },
  'eye-problems': { title: plainPages.problems.title, links: problems, isLong: true },
  'helpful-articles': { title: 'Helpful articles', links: guides, isLong: true },
};

/** All pages in one list, and links to the files for search engines. */
export function Sitemap() {
  return (
    <>
      <PageHeader {...pageCopy('sitemap')} page={plainPages.sitemap} />
      <div className="container fit-16rem gap-x-12 gap-y-16 pb-24">
        {Object.entries(lists)
          .filter(([, { links }]) => links.length > 0)
          .map(([id, { title, links, isLong }]) => (
            <Section
              key={id}
              title={title}
              titleId={id}
              headingClass="display-3"
              className={`${indexLines} pt-6${isLong ? ' col-span-full' : ''}`}
            >
              <LinkList
                links={links}
                className={`mt-4${isLong ? ' columns-14rem gap-x-12' : ''}`}
                isInNewTab={links === xmlSitemaps}
              />
            </Section>
          ))}
      </div>
    </>
  );
}
