import { Hours } from '#components/hours/hours.tsx';
import { OpenNow } from '#components/hours/open-now.tsx';
import { EmergencyHelp } from '#components/service/emergency-help.tsx';
import { emergencyHelp, office, phoneLink, sectionOf, texts } from '#content/index.ts';
import { BookingDetails } from './booking-details.tsx';

/** How to get a visit: the phone in large, the hours under their names, and what to do after them. */
export function Book() {
  const home = texts('home');
  const { eyebrow, heading, paragraphs } = sectionOf(home, 'book');
  const afterHours = sectionOf(home, 'after-hours');
  const { phone, email } = office;
  return (
    <section id="book" aria-labelledby="book-heading" className="pane-section">
      <div className="sheet book-sheet grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[1.618fr_1fr] border-t border-gold">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 id="book-heading" className="display-2 mt-3">
            {heading}
          </h2>
          <p className="mt-4 measure">{paragraphs[0]}</p>
          <a
            href={phoneLink(phone)}
            className="book-phone display-1 mt-6 no-underline hover:text-bronze"
          >
            {phone}
          </a>
          <OpenNow className="mt-3" />
          <p className="mt-6 flex flex-wrap gap-4">
            <a href={phoneLink(phone)} className="button-gold">
              Call the Office
            </a>
            <a href={`mailto:${email}`} className="button-line">
              Write an E-mail
            </a>
          </p>
          <BookingDetails />
          <div className="mt-12 pt-6 border-t measure">
            <h3 className="subtitle">{afterHours.heading}</h3>
            {afterHours.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2">
                {paragraph}
              </p>
            ))}
            <EmergencyHelp help={Object.values(emergencyHelp())} />
          </div>
        </div>
        <Hours />
      </div>
    </section>
  );
}
