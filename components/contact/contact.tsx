import { Island } from '#components/island/island.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { PrintHeading } from '#components/layout/print-heading.tsx';
import { contactDelivery, contactEndpoint, turnstileSiteKey } from '#content/contact-delivery.ts';
import { type PageLink, practice, sectionOf, texts } from '#content/index.ts';
import contactForm from './contact-form.island.tsx';
import { ContactInformation } from './contact-information.tsx';
import { ContactWithoutScript } from './contact-without-script.tsx';
import { OfficeMap } from './office-map.tsx';
import { SentWithoutScript } from './sent-without-script.tsx';
import type { SubmittedForm } from './submitted-form.ts';

interface ContactProps {
  trail: readonly PageLink[];
  submitted?: SubmittedForm | undefined;
}

/** How to reach the practice: by message, phone, e-mail or in person. */
export function Contact({ trail, submitted }: ContactProps) {
  const page = texts('contact');
  const form = sectionOf(page, 'form');
  const hint = `${form.paragraphs[0]} For eye symptoms call ${practice.phone.display}. In an emergency call 911.`;
  const siteKey = turnstileSiteKey();
  const endpoint = contactDelivery() === 'console' ? undefined : contactEndpoint;
  return (
    <>
      <PrintHeading path="/contact" />
      <PageHeader {...page} trail={trail} />
      <div className="container contact-columns grid gap-16 pb-24 lg:grid-cols-[1.4fr_1fr] lg:gap-24">
        <section
          aria-labelledby="message-heading"
          className={endpoint && !siteKey ? undefined : 'contact-needs-script'}
        >
          <h2 id="message-heading" className="display-2">
            {form.heading}
          </h2>
          {endpoint && <SentWithoutScript />}
          <Island
            of={contactForm}
            hydrate="idle"
            keepsPress={!endpoint}
            props={{ hint, endpoint, siteKey, submitted }}
          />
          {(!endpoint || siteKey) && <ContactWithoutScript />}
        </section>
        <ContactInformation heading={sectionOf(page, 'information').heading} />
      </div>
      <OfficeMap heading={sectionOf(page, 'map').heading} />
    </>
  );
}
