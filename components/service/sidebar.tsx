import { Island } from '#components/island/island.tsx';
import { SearchForm } from '#components/search/search-form.tsx';
import { LinkList } from '#components/ui/link-list.tsx';
import { OpenBeside } from '#components/ui/markdown-text.tsx';
import { guideGroups } from '#domain/browser-content.ts';
import { practice } from '#domain/content.ts';
import helpfulArticles from './helpful-articles.island.tsx';

const quickLinks = [
  { title: 'About Us', path: '/#about' },
  { title: 'Our Services', path: '/#services' },
  { title: 'Our Team', path: '/#team' },
  ...(practice.reviewProfile ? [{ title: 'Reviews', path: '/#reviews' }] : []),
  { title: 'Contact', path: '/contact' },
];

const promoCards = [
  {
    title: 'All Eye Care Services',
    text: 'From yearly exams to eye emergencies.',
    href: '/#services',
  },
  {
    title: 'Keep in Touch',
    text: 'Questions before a visit? Write or call.',
    href: '/contact',
  },
];

interface SidebarProps {
  /** The columns of its parts where it is below the text. */
  className?: string;
}

/** The sidebar of a service: the search, guides by category, and what else there is, folded where it isn't beside the text. */
export function Sidebar({ className = '' }: SidebarProps) {
  return (
    <aside
      aria-label="More on this site"
      data-text="skip"
      className={`sidebar screen-only ${className}`.trimEnd()}
    >
      <SearchForm id="sidebar-search" className="pb-6" />
      {guideGroups.length > 0 && (
        <OpenBeside title="Helpful Articles" className="@lg:pb-5 @lg:pt-5 @lg:border-t border-gold">
          <Island of={helpfulArticles} className="mt-1" />
        </OpenBeside>
      )}
      <div>
        <OpenBeside title="Quick Links">
          <nav aria-label="Quick Links" className="py-3">
            <LinkList links={quickLinks} />
          </nav>
          {promoCards.map(({ title, text, href }) => (
            <a key={title} className="group grid py-5 border-t no-underline" href={href}>
              <span className="link-title">{title}</span>
              <span className="leading-[1.45] text-slate">{text}</span>
            </a>
          ))}
        </OpenBeside>
      </div>
    </aside>
  );
}
