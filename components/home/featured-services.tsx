import { BookingButton } from '#components/booking/booking-link.tsx';
import { OneOrTwo } from '#components/one-or-two/one-or-two.tsx';
import { ArrowLink } from '#components/ui/link-list.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Section } from '#components/ui/section.tsx';
import { brand, pageCopy, practice, type ServicePage, services } from '#domain/content.ts';

/** Four cards in a row on a wide screen, or three where that fills the last row. */
const cardColumns = `@md:grid-cols-2 ${services.length % 3 === 0 ? '@lg:grid-cols-3' : '@lg:grid-cols-4'}`;

/** The services as pictures on a dark background, and a link to what patients say. */
export function FeaturedServices() {
  const { services: section, reviews } = pageCopy('home').sections;
  return (
    <section
      id="services"
      data-page="home"
      data-shade={brand.hero.shade}
      aria-labelledby="services-heading"
      className="services-ground scenery on-dark relative z-1 isolate grid gap-6 pt-[clamp(3rem,8vw,7rem)] pb-6"
    >
      <div className="grid grid-cols-[var(--twelve-columns)] children:col-[2/-2] gap-y-[clamp(2rem,4vw,3.5rem)]">
        <h2 id="services-heading" className="display-1">
          {section.heading}
        </h2>
        <ul className={`service-cards fit-20rem gap-4 @md:gap-x-8 @md:gap-y-12 ${cardColumns}`}>
          {services.map((service) => (
            <ServiceCard key={service.slug} service={service} />
          ))}
        </ul>
        <p
          data-text="skip"
          className="flex flex-wrap items-center gap-x-8 gap-y-2 after:content-empty after:flex-1 after:border-t screen-only"
        >
          <BookingButton isOnPage>{section.action}</BookingButton>
        </p>
      </div>
      <OneOrTwo />
      {practice.reviewProfile && (
        <div className="grid grid-cols-[var(--twelve-columns)] children:col-[2/-2]">
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
      className="card service-card flex flex-wrap content-start gap-5 @md:grid @md:grid-rows-[auto_1fr]"
    >
      <Picture
        {...service.image}
        // The pictures are landscape. A phone crops them to portrait: there they are wider than what shows.
        sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 44vw, 14rem"
        pictureClassName="w-20 aspect-4/5 self-start @md:aspect-4/3 @md:w-full! reveal overflow-hidden cover screen-only"
      />
      <div className="flex-[1_11.5rem] @md:flex @md:flex-col">
        <h3 className="display-3">{service.title}</h3>
        <p className="mt-2 small text-slate text-balance">{service.summary}</p>
        <ArrowLink
          className="card-link min-h-9 @md:min-h-11 @md:mt-auto screen-only"
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
