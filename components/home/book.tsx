import { Hours } from '#components/hours/hours.tsx';
import { OpenNow } from '#components/hours/open-now.tsx';
import {
  type OpenLocation,
  openLocations,
  phoneLink,
  practice,
  sectionOf,
  texts,
} from '#content/index.ts';
import { locationWords as words } from '#content/words/locations.ts';

/** How to get a visit: the phone in large, the hours under their names, and what to do after them. */
export function Book({ locations = openLocations }) {
  const [first, ...others] = locations;
  return (
    <section id="book" aria-labelledby="book-heading" className="pane-section">
      {others.length > 0 ? <Locations locations={locations} /> : <OneLocation location={first} />}
    </section>
  );
}

function OneLocation({ location }: { location: OpenLocation }) {
  const { phone, email } = location;
  return (
    <div className="sheet book-sheet grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[1.618fr_1fr] border-t border-gold">
      <div>
        <Opening />
        <a
          href={phoneLink(phone)}
          className="book-phone display-1 mt-6 no-underline hover:text-bronze"
        >
          {phone}
        </a>
        <OpenNow className="mt-3" />
        <p className="mt-6 flex flex-wrap gap-4">
          <a href={phoneLink(phone)} className="button-gold">
            {words.callOffice}
          </a>
          <WriteEmail to={email} />
        </p>
        <AfterHours />
      </div>
      <Hours location={location} />
    </div>
  );
}

/** Side by side, and none before the others: a visitor picks the nearer one. */
function Locations({ locations }: { locations: readonly OpenLocation[] }) {
  return (
    <div className="sheet book-sheet grid grid-cols-[minmax(0,1fr)] gap-12 border-t border-gold">
      <div>
        <Opening />
      </div>
      <div className="grid gap-x-12 gap-y-12 md:grid-cols-2">
        {locations.map((location) => (
          <div key={location.slug}>
            <h3 className="display-3">{location.name}</h3>
            <a
              href={phoneLink(location.phone)}
              className="book-phone display-2 no-underline hover:text-bronze"
            >
              {location.phone}
            </a>
            <OpenNow location={location.slug} />
            <a href={phoneLink(location.phone)} className="button-gold mt-6">
              {words.call(location.name)}
            </a>
            <div className="mt-8">
              <Hours location={location} level="h4" />
            </div>
          </div>
        ))}
      </div>
      <div>
        <WriteEmail to={practice.email} />
        <AfterHours />
      </div>
    </div>
  );
}

function Opening() {
  const { eyebrow, heading, paragraphs } = sectionOf(texts('home'), 'book');
  return (
    <>
      <p className="eyebrow">{eyebrow}</p>
      <h2 id="book-heading" className="display-2 mt-3">
        {heading}
      </h2>
      <p className="mt-4 measure">{paragraphs[0]}</p>
    </>
  );
}

function WriteEmail({ to }: { to: string }) {
  return (
    <a href={`mailto:${to}`} className="button-line">
      {words.write}
    </a>
  );
}

function AfterHours() {
  const { heading, paragraphs } = sectionOf(texts('home'), 'after-hours');
  return (
    <div className="mt-12 pt-6 border-t measure">
      <h3 className="subtitle">{heading}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
