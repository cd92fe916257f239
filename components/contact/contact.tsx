import './contact.css';
import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import { Island } from '#components/island/island.tsx';
import { LinkList } from '#components/layout/link-list.tsx';
import { Section } from '#components/layout/section.tsx';
import {
  contactDelivery,
  contactEndpoint,
  sentAnchor,
  turnstileSiteKey,
} from '#domain/contact/contact-delivery.ts';
import {
  mainLocation,
  openLocations,
  pageCopy,
  patientPages,
  plainPages,
  practice,
  trailTo,
} from '#domain/index.ts';
import { contactWords } from '#domain/words/contact.ts';
import { locationWords } from '#domain/words/locations.ts';
import { patientWords } from '#domain/words/practice.ts';
import { siteWords } from '#domain/words/site.ts';
import contactForm from './contact-form.island.tsx';
import { ContactInformation } from './contact-information.tsx';
import { FindUs } from './find-us.tsx';
import { Insurance } from './insurance.tsx';
import { PhoneLink } from './phone-link.tsx';
import type { SubmittedForm } from './submitted-form.ts';

/** The contact page: form, phone, email, address. */
export function Contact({ submitted }: { submitted: SubmittedForm | undefined }) {
  const page = pageCopy('contact');
  const { form, information, map } = page.sections;
  const hint = contactWords.hint(form.text, mainLocation.phone);
  const siteKey = turnstileSiteKey();
  const endpoint = contactDelivery() === 'console' ? undefined : contactEndpoint;
  return (
    <>
      <div className="contact-columns grid pt-[var(--header-height)]">
        <div className="contact-write">
          <Breadcrumbs trail={trailTo(plainPages.contact)} />
          <h1 className="display-1 mt-10">{page.heading}</h1>
          <p className="lead text-slate mt-5 max-w-36rem">{page.standfirst}</p>
          <CallFirst />
          <Section
            title={form.heading}
            titleId="message-heading"
            className={endpoint && !siteKey ? 'mt-16' : 'mt-16 contact-needs-script'}
          >
            {endpoint && <SentWithoutScript />}
            <Island
              of={contactForm}
              hydrate="idle"
              keepsPress={!endpoint}
              props={{ hint, endpoint, siteKey, submitted }}
            />
            {(!endpoint || siteKey) && <ContactWithoutScript />}
          </Section>
        </div>
        <ContactInformation heading={information.heading} text={information.text} />
        {patientPages.summaries.length > 0 && (
          <Section
            title={patientWords.heading}
            titleId="patients-heading"
            look="display-3"
            className="contact-patients"
          >
            <LinkList
              links={patientPages.summaries}
              className="index-lines mt-6 columns-14rem gap-x-12"
            />
          </Section>
        )}
      </div>
      <Insurance />
      <FindUs heading={map.heading} />
    </>
  );
}

/**
 * Links that call each location, for small screens, where the contact details are far below the
 * form.
 */
function CallFirst() {
  const isOne = openLocations.length === 1;
  return (
    <p className="screen-only flex flex-wrap gap-3 mt-6 lg:hidden">
      {openLocations.map(({ slug, name, phone }) => (
        <PhoneLink key={slug} phone={phone} className="button-gold">
          {siteWords.call(isOne ? phone : name)}
        </PhoneLink>
      ))}
    </p>
  );
}

/**
 * The confirmation after a message sent without JavaScript. It shows only when the server redirects to it.
 */
function SentWithoutScript() {
  return (
    <div id={sentAnchor} tabIndex={-1} className="contact-sent">
      <p className="font-600">{contactWords.sent.title}</p>
      <p>{contactWords.sent.text}</p>
    </div>
  );
}

/** Phone and email, for visitors whose form can't send. */
function ContactWithoutScript() {
  return (
    <noscript>
      <p className="flex flex-wrap gap-4 mt-6">
        <PhoneLink className="button-gold">{siteWords.call(mainLocation.phone)}</PhoneLink>
        <a href={`mailto:${practice.email}`} className="button-line">
          {locationWords.write}
        </a>
      </p>
    </noscript>
  );
}
