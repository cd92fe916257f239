import { Island } from '#components/island/island.tsx';
import { SearchForm } from '#components/search/search-form.tsx';
import helpfulArticles from './helpful-articles.island.tsx';

const quickLinks = [
  { title: 'About Us', href: '/#about' },
  { title: 'Our Services', href: '/#services' },
  { title: 'Our Team', href: '/#team' },
  { title: 'Reviews', href: '/#reviews' },
  { title: 'Contact', href: '/contact' },
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
        <ul className="mt-2 link-list">
          {quickLinks.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="helpful-articles">
        <h2 id="helpful-articles" className="eyebrow">
          Helpful Articles
        </h2>
        <Island of={helpfulArticles} hydrate="visible" className="mt-2" />
      </section>
      {promoCards.map(({ title, text, href }) => (
        <a key={title} href={href} className="promo">
          <span className="display-3 block">{title}</span>
          <span className="block mt-1">{text}</span>
        </a>
      ))}
    </aside>
  );
}
