import { Logo } from '#components/brand/logo.tsx';
import { ComfortViewButton } from '#components/comfort-view/comfort-view.tsx';
import { OpenNow } from '#components/hours/open-now.tsx';
import { Phrase } from '#components/layout/phrase.tsx';
import { LicenseLine, OwnerNotices } from '#components/legal/owner-facts.tsx';
import { today } from '#domain/hours/today.ts';
import {
  footerServices,
  notices,
  openLocations,
  type PageLink,
  pageCopy,
  patientPages,
  plainPages,
  practice,
} from '#domain/index.ts';
import { patientWords } from '#domain/words/practice.ts';
import { siteWords, footerWords as words } from '#domain/words/site.ts';
import { FooterContact } from './footer-contact.tsx';

const quickLinks = [
  plainPages.home,
  plainPages.services,
  plainPages.blog,
  plainPages.guides,
  plainPages.contact,
  plainPages.sitemap,
];

const legalLinks = [
  { title: words.links.privacy, path: '/privacy' },
  { title: words.links.terms, path: '/terms' },
  { title: words.links.accessibility, path: '/accessibility' },
];

/** The end of every page: what the practice is, where to go and how to reach it. */
export function Footer({ locations = openLocations }) {
  const { footer } = pageCopy('home').sections;
  return (
    <footer className="site-footer on-dark bg-deep mt-auto">
      <div className="container py-16 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-6 gap-y-12 sm:grid-cols-2 sm:gap-12 lg:grid-cols-[1.6fr_1fr_1.2fr_1.4fr]">
        <div className="lt-sm:col-span-full">
          <a href="/" aria-label={siteWords.home(practice.name)} className="inline-block">
            <Logo className="w-[260px] aspect-[var(--logo-ratio)]" />
          </a>
          <p className="mt-6 max-w-22rem">{footer.text}</p>
          {locations.length === 1 && <OpenNow className="mt-6 max-w-22rem min-h-[4.95em] small" />}
        </div>
        <FooterLinks title={words.quickLinks} links={quickLinks} />
        <div className="grid gap-8 content-start">
          <FooterLinks title={plainPages.services.title} links={footerServices()} />
          {patientPages.summaries.length > 0 && (
            <FooterLinks title={patientWords.heading} links={patientPages.summaries.slice(0, 3)} />
          )}
        </div>
        <FooterContact locations={locations} />
      </div>
      <div className="border-t border-gold pb-[env(safe-area-inset-bottom)]">
        <div className="container py-6 flex flex-wrap items-center gap-x-8 gap-y-2 small">
          <p className="w-full lg:w-auto lg:mr-auto">
            <Phrase
              text={words.copyright(practice.name)}
              parts={{ year: <span data-current-year>{today().getFullYear()}</span> }}
            />
          </p>
          <ComfortViewButton />
          {legalLinks.map(({ title, path }) => (
            <a key={path} href={path} className="footer-link">
              {title}
            </a>
          ))}
          <OwnerNotices notices={notices} />
        </div>
        <LicenseLine practice={practice} />
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  title: string;
  links: readonly PageLink[];
}

function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={words.navigation(title)}>
      <h2 className="eyebrow">{title}</h2>
      <ul className="mt-4">
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path} className="footer-link">
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
