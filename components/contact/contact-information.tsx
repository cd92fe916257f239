import { LinkList } from '#components/layout/link-list.tsx';
import { Section } from '#components/layout/section.tsx';
import { openLocations, patientPages, practice } from '#domain/content.ts';
import { patientWords } from '#domain/words/labels.ts';
import { Item } from './item.tsx';
import { LocationFacts } from './location-facts.tsx';

const { facebook, instagram, twitter } = practice.profiles;
const profiles = Object.entries({
  Facebook: facebook,
  Instagram: instagram,
  Twitter: twitter,
}).filter(([, url]) => url);

/** How to reach each location, on a dark background. On a wide screen, it is a column that reaches the edge. */
export function ContactInformation({
  heading,
  locations = openLocations,
}: {
  heading: string;
  locations?: typeof openLocations;
}) {
  return (
    <Section
      title={heading}
      titleId="information-heading"
      look="eyebrow"
      className="contact-information px-gutter py-[clamp(3.5rem,8vw,5rem)] [&>*]:max-w-34rem md:lt-lg:columns-20rem md:lt-lg:gap-x-12 md:lt-lg:[&>*]:break-inside-avoid wide:lg:[grid-area:1/3/span_2/-1] wide:lg:py-20 wide:lg:pr-0 wide:lg:pl-14 wide:lg:[&>*]:max-w-24rem on-dark bg-band"
    >
      {locations.map((location) => (
        <LocationFacts key={location.slug} location={location} isNamed={locations.length > 1} />
      ))}
      {patientPages.length > 0 && (
        <Item title={patientWords.heading}>
          <LinkList links={patientPages} />
        </Item>
      )}
      {profiles.length > 0 && (
        <Item title="Follow us">
          <ul className="flex flex-wrap gap-x-6">
            {profiles.map(([name, url]) => (
              <li key={name}>
                <a href={url} className="contact-link tap w-fit text-bronze">
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
