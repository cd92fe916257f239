import { Island } from '#components/island/island.tsx';
import { LinkList } from '#components/layout/link-list.tsx';
import { Section } from '#components/layout/section.tsx';
import { SearchForm } from '#components/search/search-form.tsx';
import helpfulArticles from './helpful-articles.island.tsx';

const quickLinks = [
  { title: 'About Us', path: '/#about' },
  { title: 'Our Services', path: '/#services' },
  { title: 'Our Team', path: '/#team' },
  { title: 'Reviews', path: '/#reviews' },
  { title: 'Contact', path: '/contact' },
];

const promoCards = [
  {
    title: 'All Eye Care Services',
    text: 'From the yearly exam to the eye that can’t wait.',
    href: '/#services',
  },
  { title: 'Keep in Touch', text: 'Questions before a visit? Write or call.', href: '/contact' },
];

/** What stands beside a service: search, links, guides by subject, and two ways on. */
export function Sidebar() {
  return (
    <aside aria-label="More on this site" className="sidebar screen-only">
      <SearchForm id="sidebar-search" />
      <nav aria-labelledby="quick-links">
        <h2 id="quick-links" className="eyebrow">
          Quick Links
        </h2>
        <LinkList links={quickLinks} className="mt-2" />
      </nav>
      <Section title="Helpful Articles" titleId="helpful-articles" look="eyebrow">
        <Island of={helpfulArticles} hydrate="visible" className="mt-2" />
      </Section>
      {promoCards.map(({ title, text, href }) => (
        <a key={title} href={href} className="promo">
          <span className="display-3 block">{title}</span>
          <span className="block mt-1">{text}</span>
        </a>
      ))}
    </aside>
  );
}
