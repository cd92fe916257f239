import { Fragment } from 'react';
import { OwnerNotices } from '#components/legal/legal.tsx';
import { OtherLanguage } from '#components/signs/level.tsx';
import { TextSizeButton } from '#components/text-size/text-size.tsx';
import { lookFor, OfficeName, OfficeOpenNow, OnlyOpenNow } from '#components/ui/calls.tsx';
import { HomeLink } from '#components/ui/home-link.tsx';
import { TextIn, useEnglish, useLanguage } from '#components/ui/language.tsx';
import { EmailLink, PhoneLink } from '#components/ui/phone-link.tsx';
import {
  footerServices,
  mainLocation,
  notices,
  openLocations,
  pageCopy,
  patientPages,
  practice,
  problems,
} from '#domain/content.ts';
import { type PageLink, plainPages } from '#domain/core/addresses.ts';
import { readClock } from '#domain/core/dates.ts';
import { today } from '#domain/core/environment.ts';
import { generalNotice, patientWords } from '#domain/core/labels.ts';
import { emailOf, formatAddress } from '#domain/practice/locations.ts';
import { linksToPages } from '#domain/site/routes.ts';

const quickLinks = linksToPages([
  plainPages.home,
  plainPages.services,
  plainPages.blog,
  plainPages.guides,
  plainPages.contact,
  plainPages.sitemap,
]);

const legalLinks = [
  { title: 'Privacy Policy', path: '/privacy' },
  { title: 'Terms of Service', path: '/terms' },
  { title: 'Accessibility', path: '/accessibility' },
];

/** Answers before a visit: the first pages for patients, the one about costs, and the eye problems. */
const forPatients: PageLink[] = [
  ...patientPages.filter(({ topic }, index) => index < 3 || topic === 'insurance'),
  ...(problems.length > 0 ? [plainPages.problems] : []),
  ...linksToPages([plainPages.show]),
];

/** The footer of every page: what the practice is, links, and how to reach it. */
export function Footer({ locations = openLocations }) {
  const { footer } = pageCopy('home').sections;
  return (
    <footer {...useEnglish()} className="site-footer on-dark">
      <div className="container footer-top">
        {/* Four lines high: in the fallback font, lines break earlier. */}
        <div className="footer-brand">
          <HomeLink className="tap w-fit" logo="w-180px @lg:w-220px aspect-[var(--logo-ratio)]" />
          <p className="small max-w-26rem">{footer.text}</p>
          <OnlyOpenNow locations={locations} className="small max-w-22rem" />
        </div>
        <div id="footer-links" className="footer-columns">
          <FooterLinks title="Quick Links" links={quickLinks} />
          <FooterContact locations={locations} />
          <FooterLinks title={plainPages.services.title} links={footerServices()} />
          {/* A page in Spanish is read in a hurry, and these are all in English. */}
          {useLanguage() === 'en' && forPatients.length > 0 && (
            <FooterLinks title={patientWords.heading} links={forPatients} />
          )}
        </div>
      </div>
      <div className="footer-end">
        <div className="container footer-legal">
          {/* The footer has it, so that the Markdown of every page has it, too. */}
          <small className="col-span-full w-full small">{generalNotice}</small>
          <OtherLanguage className="footer-link" />
          <p className="py-2">
            ©{' '}
            <span data-current-year>
              {readClock(today(), mainLocation.timeZone).date.slice(0, 4)}
            </span>
            {` ${practice.name}`}
          </p>
          {legalLinks.map(({ title, path }) => (
            <a key={path} className="footer-link" href={path}>
              <TextIn>{title}</TextIn>
            </a>
          ))}
          <OwnerNotices notices={notices} />
          <TextSizeButton />
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly PageLink[] }) {
  return (
    <nav aria-label={`Footer: ${title}`} className="break-inside-avoid pb-2">
      <h2 className="eyebrow">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <a className="footer-link" href={link.path}>
              <TextIn language={link.language}>{link.title}</TextIn>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const contactLooks = {
  one: { address: 'mt-2 leading-[1.4]', email: 'footer-link' },
  several: { address: undefined, email: 'footer-link mt-6' },
};

/**
 * Address and phone number of each location; where there are several, below its name and above its own email address and
 * its hours.
 */
function FooterContact({ locations }: { locations: typeof openLocations }) {
  const look = lookFor(contactLooks, locations[0]);
  const email = emailOf(practice, locations);
  return (
    <div className="break-inside-avoid pb-2">
      <h2 className="eyebrow">Visit or call</h2>
      {locations.map((location) => {
        const { slug, address, phone, email: own, licenseLine } = location;
        return (
          <Fragment key={slug}>
            <OfficeName location={location} className="mt-6 font-600" />
            <address className={look.address} aria-label={formatAddress(address)}>
              {address.street}
              <br />
              {`${address.locality}, ${address.region} ${address.postalCode}`}
            </address>
            <PhoneLink phone={phone} className="footer-link" />
            {own !== email && <EmailLink address={own} className="footer-link" />}
            {licenseLine && <p className="small">{licenseLine}</p>}
            <OfficeOpenNow location={location} says="brief" className="small" />
          </Fragment>
        );
      })}
      <EmailLink address={email} className={look.email} />
    </div>
  );
}
