import { Island } from '#components/island/island.tsx';
import { LinkList } from '#components/layout/link-list.tsx';
import { Section } from '#components/layout/section.tsx';
import { SearchForm } from '#components/search/search-form.tsx';
import { guideGroups } from '#domain/browser-content.ts';
import { practice } from '#domain/content.ts';
import { sidebarWords } from '#domain/words/service.ts';
import helpfulArticles from './helpful-articles.island.tsx';

const { quickLinks: quickLinkWords } = sidebarWords;

const quickLinks = [
  { title: quickLinkWords.about, path: '/#about' },
  { title: quickLinkWords.services, path: '/#services' },
  { title: quickLinkWords.team, path: '/#team' },
  ...(practice.reviewProfile ? [{ title: quickLinkWords.reviews, path: '/#reviews' }] : []),
  { title: quickLinkWords.contact, path: '/contact' },
];

const promoCards = [
  { ...sidebarWords.promos.services, href: '/#services' },
  { ...sidebarWords.promos.contact, href: '/contact' },
];

/** The sidebar of a service: two promotions, guides by category, links and the search. */
export function Sidebar() {
  return (
    <aside
      aria-label={sidebarWords.label}
      className="sidebar grid gap-10 content-start screen-only"
    >
      {promoCards.map(({ title, text, href }) => (
        <a key={title} href={href} className="promo py-6 no-underline border-t border-gold">
          <span className="display-3 block">{title}</span>
          <span className="block mt-1">{text}</span>
        </a>
      ))}
      {guideGroups.length > 0 && (
        <Section title={sidebarWords.articles} titleId="helpful-articles" look="eyebrow">
          <Island of={helpfulArticles} hydrate="visible" keepsPress className="mt-2" />
        </Section>
      )}
      <nav aria-labelledby="quick-links">
        <h2 id="quick-links" className="eyebrow">
          {quickLinkWords.heading}
        </h2>
        <LinkList links={quickLinks} className="mt-2" />
      </nav>
      <SearchForm id="sidebar-search" />
    </aside>
  );
}
