import { ArrowRight } from 'lucide-react';
import { BookingLink } from '#components/booking/booking-link.tsx';
import { Section } from '#components/layout/section.tsx';
import { OneOrTwo } from '#components/one-or-two/one-or-two.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { pageCopy, practice, type ServicePage, services } from '#domain/content.ts';
import { serviceWords } from '#domain/words/service.ts';

/** The services as pictures on a dark background, and a link to what patients say. */
export function FeaturedServices() {
  const { eyebrow, heading, text, action } = pageCopy('home').sections.services;
  return (
    <section
      id="services"
      data-page="home"
      aria-labelledby="services-heading"
      className="pane-section nightfall on-dark"
    >
      <div className="frame services-head">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 id="services-heading" className="display-1 mt-4">
            {heading}
          </h2>
        </div>
        <p className="lead">{text}</p>
      </div>
      <div className="frame">
        <ul className="service-cards">
          {services.map((service) => (
            <ServiceCard key={service.slug} service={service} />
          ))}
        </ul>
        <p className="after-line screen-only">
          <BookingLink isOnPage className="button-gold">
            {action}
          </BookingLink>
        </p>
      </div>
      <OneOrTwo level="h3" isHome />
      {practice.reviewProfile && <Reviews profile={practice.reviewProfile} />}
    </section>
  );
}

function ServiceCard({ service }: { service: ServicePage }) {
  return (
    <li className="card service-card">
      <Picture
        {...service.image}
        // The pictures are landscape, and cropped to portrait: they are wider than what shows.
        sizes="(min-width: 64rem) 31rem, (min-width: 48rem) 80vw, 16rem"
        pictureClassName="card-picture lit cover screen-only"
      />
      <div>
        <h3 className="display-3">{service.title}</h3>
        <p className="mt-2 small text-slate">{service.summary}</p>
        <a href={service.path} className="card-link arrow-link text-bronze screen-only">
          {serviceWords.readMore}
          <span className="sr-only">{serviceWords.readMoreAbout(service.title)}</span>
          <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
        </a>
      </div>
    </li>
  );
}

/** Links to the reviews elsewhere, in one line. It quotes none. */
function Reviews({ profile }: { profile: string }) {
  const { heading, text, action } = pageCopy('home').sections.reviews;
  return (
    <div className="frame">
      <Section id="reviews" title={heading} level="h3" look="sr-only" className="pt-6 border-t">
        <p className="flex flex-wrap items-center justify-between gap-x-8">
          {text}
          <a href={profile} className="arrow-link text-bronze">
            {action}
            <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
          </a>
        </p>
      </Section>
    </div>
  );
}
