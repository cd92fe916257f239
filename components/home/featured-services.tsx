import { ArrowRight } from 'lucide-react';
import { BookingLink } from '#components/booking/booking-link.tsx';
import { Section } from '#components/layout/section.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { practice, type ServiceSummary, sectionOf, services, texts } from '#content/index.ts';
import { serviceWords } from '#content/words/service.ts';

/** The services as cards, and where to read what patients say. */
export function FeaturedServices() {
  const { eyebrow, heading, paragraphs, action } = sectionOf(texts('home'), 'services');
  return (
    <section id="services" aria-labelledby="services-heading" className="pane-section">
      <div className="sheet">
        <p className="eyebrow">{eyebrow}</p>
        <h2 id="services-heading" className="display-1 mt-3">
          {heading}
        </h2>
        <p className="lead mt-4 measure">{paragraphs[0]}</p>
        <ul className="grid gap-x-8 gap-y-12 mt-12 md:grid-cols-2 lg:grid-cols-4">
          {services.summaries.map((service) => (
            <li key={service.slug}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
        <p className="mt-16">
          <BookingLink isOnPage className="button-gold">
            {action}
          </BookingLink>
        </p>
      </div>
      <Reviews />
    </section>
  );
}

function ServiceCard({ service }: { service: ServiceSummary }) {
  return (
    <article className="card">
      <Picture
        {...service.image}
        sizes="(min-width: 64rem) 16rem, (min-width: 48rem) 45vw, 88vw"
        pictureClassName="card-picture block overflow-hidden aspect-[3/2]"
      />
      <h3 className="subtitle mt-5">{service.title}</h3>
      <p className="mt-2 text-slate">{service.summary}</p>
      <a href={service.path} className="card-link arrow-link mt-1 text-bronze decoration-1">
        {serviceWords.readMore}
        <span className="sr-only">{serviceWords.readMoreAbout(service.title)}</span>
        <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
      </a>
    </article>
  );
}

function Reviews() {
  const { heading, paragraphs, action } = sectionOf(texts('home'), 'reviews');
  return (
    <Section
      id="reviews"
      title={heading}
      level="h3"
      look="display-3"
      className="sheet sheet-narrow"
    >
      <p className="mt-3 measure">{paragraphs[0]}</p>
      <a href={practice.reviewProfile} className="text-link mt-4 inline-flex items-center min-h-11">
        {action}
      </a>
    </Section>
  );
}
