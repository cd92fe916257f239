import { Logo } from '#components/brand/logo.tsx';
import { ComfortViewButton } from '#components/comfort-view/comfort-view.tsx';
import { EmailAddress } from '#components/contact/email-address.tsx';
import { OpenNow } from '#components/hours/open-now.tsx';
import { LicenseLine, OwnerNotices } from '#components/legal/owner-facts.tsx';
import {
  formatAddress,
  notices,
  office,
  phoneLink,
  practice,
  sectionOf,
  services,
  texts,
} from '#content/index.ts';

const quickLinks = [
  { title: 'Home', href: '/' },
  { title: 'Services', href: '/#services' },
  { title: 'Blog', href: '/blog' },
  { title: 'Eye Care Guides', href: '/helpful-links' },
  { title: 'Contact', href: '/contact' },
  { title: 'Sitemap', href: '/sitemap' },
];

const legalLinks = [
  { title: 'Privacy Policy', href: '/privacy' },
  { title: 'Terms of Service', href: '/terms' },
  { title: 'Accessibility', href: '/accessibility' },
];

/** The end of every page: what the practice is, where to go and how to reach it. */
export function Footer() {
  const [blurb] = sectionOf(texts('home'), 'footer').paragraphs;
  return (
    <footer className="site-footer [--logo-accent:var(--gold)] on-dark bg-deep text-on-deep mt-auto">
      <div className="container py-16 grid gap-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1.2fr_1.4fr]">
        <div>
          <a href="/" aria-label={`${practice.name}, home`} className="inline-block">
            <Logo className="w-[260px] aspect-[var(--logo-ratio)]" />
          </a>
          <p className="mt-6 max-w-22rem">{blurb}</p>
          <OpenNow className="mt-6 max-w-22rem min-h-[3.3em] small" />
        </div>
        <FooterLinks title="Quick Links" links={quickLinks} />
        <FooterLinks
          title="Services"
          links={services.summaries.slice(0, 4).map(({ title, path }) => ({ title, href: path }))}
        />
        <Contact />
      </div>
      <div className="border-t border-gold">
        <div className="container py-6 flex flex-wrap items-center gap-x-8 gap-y-2 small">
          <p className="w-full lg:w-auto lg:mr-auto">
            © <span data-current-year>{new Date().getFullYear()}</span> {practice.name}
          </p>
          <ComfortViewButton />
          {legalLinks.map(({ title, href }) => (
            <a key={href} href={href} className="footer-link">
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
  links: readonly { title: string; href: string }[];
}

function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={`Footer: ${title}`}>
      <h2 className="eyebrow text-gold">{title}</h2>
      <ul className="mt-4">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="footer-link">
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact() {
  const { address, phone, email } = office;
  return (
    <div>
      <h2 className="eyebrow text-gold">Visit and call</h2>
      <address className="mt-4" aria-label={formatAddress(address)}>
        {address.street}
        <br />
        {`${address.locality}, ${address.region} ${address.postalCode}`}
      </address>
      <a href={phoneLink(phone)} className="footer-link">
        {phone}
      </a>
      <a href={`mailto:${email}`} className="footer-link">
        <EmailAddress />
      </a>
    </div>
  );
}
