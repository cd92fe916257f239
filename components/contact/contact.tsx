import './contact.css';
import { Island } from '#components/island/island.tsx';
import { LinkList } from '#components/layout/link-list.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { PrintHeading } from '#components/layout/print-heading.tsx';
import { Section } from '#components/layout/section.tsx';
import {
  contactDelivery,
  contactEndpoint,
  sentAnchor,
  turnstileSiteKey,
} from '#content/contact-delivery.ts';
import {
  office,
  type PageLink,
  patientPages,
  phoneLink,
  practice,
  sectionOf,
  texts,
} from '#content/index.ts';
import { contactWords } from '#content/words/contact.ts';
import { patientWords } from '#content/words/patients.ts';
import contactForm from './contact-form.island.tsx';
import { ContactInformation } from './contact-information.tsx';
import { FindUs } from './find-us.tsx';
import { Insurance } from './insurance.tsx';
import type { SubmittedForm } from './submitted-form.ts';

interface ContactProps {
  trail: readonly PageLink[];
  submitted?: SubmittedForm | undefined;
}

/** How to reach the practice: by message, phone, e-mail or in person. */
export function Contact({ trail, submitted }: ContactProps) {
  const page = texts('contact');
  const form = sectionOf(page, 'form');
  const hint = contactWords.hint(form.paragraphs[0] ?? '', office.phone);
  const siteKey = turnstileSiteKey();
  const endpoint = contactDelivery() === 'console' ? undefined : contactEndpoint;
  return (
    <>
      <PrintHeading path="/contact" />
      <PageHeader {...page} trail={trail} />
      <div className="container contact-columns grid gap-16 pb-24 lg:grid-cols-[1.4fr_1fr] lg:gap-24">
        <Section
          title={form.heading}
          titleId="message-heading"
          className={endpoint && !siteKey ? undefined : 'contact-needs-script'}
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
        <ContactInformation heading={sectionOf(page, 'information').heading} />
      </div>
      <Insurance />
      <PatientLinks />
      <FindUs heading={sectionOf(page, 'map').heading} />
    </>
  );
}

/** Where the questions around a visit are answered at length. */
function PatientLinks() {
  const { summaries } = patientPages;
  if (summaries.length === 0) return null;
  return (
    <Section title={patientWords.heading} titleId="for-patients" className="container pb-24">
      <LinkList links={summaries} className="mt-4" />
    </Section>
  );
}

/** Where the server leads after a message sent without JavaScript; seen only when it was led to. */
function SentWithoutScript() {
  return (
    <div id={sentAnchor} tabIndex={-1} className="contact-sent">
      <p className="font-600">{contactWords.sent.title}</p>
      <p>{contactWords.sent.text}</p>
    </div>
  );
}

/** Two ways to reach us that need no script, for where the form can't send. */
function ContactWithoutScript() {
  return (
    <noscript>
      <p className="flex flex-wrap gap-4 mt-6">
        <a href={phoneLink(office.phone)} className="button-gold">
          {contactWords.call(office.phone)}
        </a>
        <a href={`mailto:${practice.email}`} className="button-line">
          {contactWords.write}
        </a>
      </p>
    </noscript>
  );
}
