import type { ReactNode } from 'react';
import { ChangedHours, OfficeHours, OpeningHours } from '#components/hours/hours.tsx';
import { Section } from '#components/layout/section.tsx';
import {
  describeHoursBriefly,
  formatAddress,
  office,
  phoneLink,
  practice,
} from '#content/index.ts';
import { EmailAddress } from './email-address.tsx';

const profiles = [
  { name: 'Facebook', url: practice.profiles.facebook },
  { name: 'Instagram', url: practice.profiles.instagram },
  { name: 'Twitter', url: practice.profiles.twitter },
].filter(({ url }) => url);

export function ContactInformation({ heading }: { heading: string }) {
  const { address, phone, schedules, email } = office;
  return (
    <Section title={heading} titleId="information-heading" className="contact-information">
      <Item title="Address">
        <address>{formatAddress(address)}</address>
        <a href="/contact.vcf" className="contact-link">
          Save contact
        </a>
      </Item>
      <Item title="Phone">
        <a href={phoneLink(phone)} className="contact-link">
          {phone}
        </a>
        <p className="text-slate">{describeHoursBriefly(schedules.phone)}</p>
      </Item>
      <Item title="E-mail">
        <a href={`mailto:${email}`} className="contact-link">
          <EmailAddress />
        </a>
      </Item>
      <ChangedHours className="mt-6" />
      <Item title="Office Hours">
        <OfficeHours />
      </Item>
      <Item title="Exams and boutique, by appointment">
        <OpeningHours />
      </Item>
      {profiles.length > 0 && (
        <Item title="Follow us">
          <ul className="flex flex-wrap gap-x-6">
            {profiles.map(({ name, url }) => (
              <li key={name}>
                <a href={url} className="contact-link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Item>
      )}
    </Section>
  );
}

function Item({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-6">
      <h3 className="subtitle">{title}</h3>
      {children}
    </div>
  );
}
