import { LinkList } from '#components/layout/link-list.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Section } from '#components/layout/section.tsx';
import {
  guides,
  legalPages,
  type PageLink,
  plainPages,
  posts,
  services,
  texts,
  trailTo,
} from '#content/index.ts';

const mainPages: readonly PageLink[] = [
  { title: 'Home', path: '/' },
  { title: 'Our Services', path: '/#services' },
  { title: 'Blog', path: '/blog' },
  { title: 'Contact', path: '/contact' },
  { title: 'Eye Care Guides', path: '/helpful-links' },
];

const xmlSitemaps = ['/sitemap_index.xml', '/sitemap.xml'];

const lists = {
  'Main pages': mainPages,
  Services: services.summaries,
  Blog: posts.summaries,
  Legal: legalPages.summaries,
  'Helpful articles': guides.summaries,
};

const sectionLook = { look: 'subtitle', className: 'pt-6 border-t border-gold' };

/** Every page in one list, and the lists that search engines read. */
export function Sitemap() {
  return (
    <>
      <PageHeader {...texts('sitemap')} trail={trailTo(plainPages.sitemap)} />
      <div className="container pb-24 grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        <Section title="XML sitemaps" titleId="xml-sitemaps" {...sectionLook}>
          <ul className="link-list mt-2">
            {xmlSitemaps.map((path) => (
              <li key={path}>
                <a href={path} target="_blank" rel="noopener">
                  {`${path.slice(1)} (opens in a new tab)`}
                </a>
              </li>
            ))}
          </ul>
        </Section>
        {Object.entries(lists).map(([title, links]) => (
          <Section
            key={title}
            title={title}
            titleId={title.toLowerCase().replace(' ', '-')}
            {...sectionLook}
          >
            <LinkList links={links} className="mt-2" />
          </Section>
        ))}
      </div>
    </>
  );
}
