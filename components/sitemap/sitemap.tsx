import { PageHeader } from '#components/layout/page-header.tsx';
import { guides, legalPages, type PageLink, posts, services, texts } from '#content/index.ts';

const mainPages: readonly PageLink[] = [
  { title: 'Home', path: '/' },
  { title: 'Our Services', path: '/#services' },
  { title: 'Blog', path: '/blog' },
  { title: 'Contact', path: '/contact' },
  { title: 'Eye Care Guides', path: '/helpful-links' },
];

const xmlSitemaps = ['/sitemap_index.xml', '/sitemap.xml'];

/** Every page in one list, and the lists that search engines read. */
export function Sitemap({ trail }: { trail: readonly PageLink[] }) {
  return (
    <>
      <PageHeader {...texts('sitemap')} trail={trail} />
      <div className="container pb-24 grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        <section aria-labelledby="xml-sitemaps" className="pt-6 border-t border-gold">
          <h2 id="xml-sitemaps" className="subtitle">
            XML sitemaps
          </h2>
          <ul className="link-list mt-2">
            {xmlSitemaps.map((path) => (
              <li key={path}>
                <a href={path} target="_blank" rel="noopener">
                  {`${path.slice(1)} (opens in a new tab)`}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <PageList title="Main pages" links={mainPages} />
        <PageList title="Services" links={services.summaries} />
        <PageList title="Blog" links={posts.summaries} />
        <PageList title="Legal" links={legalPages.summaries} />
        <PageList title="Helpful articles" links={guides.summaries} />
      </div>
    </>
  );
}

function PageList({ title, links }: { title: string; links: readonly PageLink[] }) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id} className="pt-6 border-t border-gold">
      <h2 id={id} className="subtitle">
        {title}
      </h2>
      <ul className="link-list mt-2">
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path}>{link.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
