import { BookingLink } from '#components/booking/booking-link.tsx';
import { OneOrTwo } from '#components/one-or-two/one-or-two.tsx';
import { ArrowLink } from '#components/ui/link-list.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Section } from '#components/ui/section.tsx';
import { brand, pageCopy, practice, type ServicePage, services } from '#domain/content.ts';

/** Four cards in a row on a wide screen, or three where that fills the last row. */
const cardColumns = `comfort-small:md:grid-cols-2 comfort-small:md:gap-y-14 ${services.length % 3 === 0 ? 'comfort-small:lg:grid-cols-3' : 'comfort-small:lg:grid-cols-4'}`;

/** The services as pictures on a dark background, and a link to what patients say. */
export function FeaturedServices() {
  const { services: section, reviews } = pageCopy('home').sections;
  return (
    <section
      id="services"
      data-page="home"
      data-shade={brand.hero.shade}
      aria-labelledby="services-heading"
      className="services-ground on-dark relative z-1 isolate grid gap-14 pt-[var(--fall)] pb-24 motion-reduce:bg-[var(--night)]"
    >
      <div className="grid-12 gap-y-6">
        <div className="comfort-small:lg:col-[2/9]">
          <h2 id="services-heading" className="display-1">
            {section.heading}
          </h2>
        </div>
        <p className="lead lg:self-end comfort-small:lg:col-[10/14]">{section.text}</p>
      </div>
      <div className="grid-12">
        <ul className={`service-cards fit-20rem gap-8 ${cardColumns}`}>
          {services.map((service) => (
            <ServiceCard key={service.slug} service={service} />
          ))}
        </ul>
        <p
          data-text="skip"
          className="flex items-center gap-8 mt-[clamp(2.5rem,5vw,4rem)] after:content-empty after:flex-1 after:border-t screen-only"
        >
          <BookingLink isOnPage className="button-gold">
            {section.action}
          </BookingLink>
        </p>
      </div>
      <OneOrTwo />
      {practice.reviewProfile && (
        <div className="grid-12">
          <Section
            id="reviews"
            title={reviews.heading}
            level="h3"
            headingClass="sr-only"
            className="pt-6 border-t"
          >
            <p className="spread gap-x-8">
              {reviews.text}
              {/* Gold is too faint over the eye, which enters behind this line. */}
              <ArrowLink
                className="text-ink decoration-gold"
                href={practice.reviewProfile}
                size={18}
              >
                {reviews.action}
              </ArrowLink>
            </p>
          </Section>
        </div>
      )}
    </section>
  );
}

function ServiceCard({ service }: { service: ServicePage }) {
  return (
    <li
      data-text="skip"
      className="card service-card flex flex-wrap content-start gap-5 md:grid md:grid-rows-[auto_1fr]"
    >
      <Picture
        {...service.image}
        // The pictures are landscape, and cropped to portrait: they are wider than what shows.
        sizes="(min-width: 64rem) 31rem, (min-width: 48rem) 80vw, 14rem"
        pictureClassName="w-20 aspect-4/5 self-start comfort-small:w-28 comfort-small:md:w-full reveal overflow-hidden cover screen-only"
      />
      <div className="flex-[1_11.5rem] md:flex md:flex-col">
        <h3 className="display-3">{service.title}</h3>
        <p className="mt-2 small text-slate text-balance">{service.summary}</p>
        <ArrowLink
          className="card-link md:mt-auto screen-only"
          href={service.path}
          data-text="skip"
          size={18}
        >
          Read More
          <span className="sr-only">{` about ${service.title}`}</span>
        </ArrowLink>
      </div>
    </li>
  );
}
