import { OpenNow } from '#components/hours/open-now.tsx';
import { LinkList } from '#components/layout/link-list.tsx';
import { Section } from '#components/layout/section.tsx';
import { openLocations, patientPages, practice } from '#domain/content.ts';
import { contactWords as words } from '#domain/words/contact.ts';
import { locationWords } from '#domain/words/locations.ts';
import { patientWords } from '#domain/words/practice.ts';
import { EmailAddress } from './email-address.tsx';
import { Item } from './item.tsx';
import { LocationFacts } from './location-facts.tsx';
import { PhoneLink } from './phone-link.tsx';

const profiles = (['facebook', 'instagram', 'twitter'] as const)
  .map((name) => ({ name: words.profiles[name], url: practice.profiles[name] }))
  .filter(({ url }) => url);

/**
 * How to reach the practice, on a dark background. Several locations are only named here; their
 * details are beside their maps. On a wide screen, it is a column that reaches the edge.
 */
export function ContactInformation({
  heading,
  locations = openLocations,
}: {
  heading: string;
  locations?: typeof openLocations;
}) {
  const [first, ...others] = locations;
  return (
    <Section
      title={heading}
      titleId="information-heading"
      look="eyebrow"
      className="contact-information on-dark bg-band"
    >
      {others.length > 0 ? (
        <Locations locations={locations} />
      ) : (
        <LocationFacts location={first}>
          <OpenNow className="mt-2" />
        </LocationFacts>
      )}
      {patientPages.length > 0 && (
        <Item title={patientWords.heading}>
          <LinkList links={patientPages} />
        </Item>
      )}
      {profiles.length > 0 && (
        <Item title={words.followUs}>
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

function Locations({ locations }: { locations: typeof openLocations }) {
  return (
    <>
      {locations.map(({ slug, name, phone }) => (
        <Item key={slug} title={name}>
          <PhoneLink phone={phone} className="contact-phone" />
          <a
            href={`#${slug}`}
            className="contact-link"
            aria-label={`${name}: ${locationWords.more}`}
          >
            {locationWords.more}
          </a>
        </Item>
      ))}
      <Item title={locationWords.email}>
        <a href={`mailto:${practice.email}`} className="contact-link">
          <EmailAddress address={practice.email} />
        </a>
      </Item>
    </>
  );
}
