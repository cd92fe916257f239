import { ChevronDown } from 'lucide-react';
import { Cited } from '#components/article/cited.tsx';
import { Section } from '#components/layout/section.tsx';
import { care, type ServicePage } from '#domain/content.ts';
import type { Instrument } from '#domain/practice/equipment.ts';
import { instrumentsFor } from '#domain/practice/equipment.ts';
import { careWords } from '#domain/words/practice.ts';
import { serviceWords } from '#domain/words/service.ts';

interface SectionProps {
  service: ServicePage;
}

/** What the service is. On a wide screen, its first paragraph is large, and beside the others. */
export function Description({ service }: SectionProps) {
  const [lead, ...paragraphs] = service.description.map((paragraph, index) => (
    <p key={paragraph}>
      <Cited of={service} field={`description.${index}`}>
        {paragraph}
      </Cited>
    </p>
  ));
  return (
    <div className="service-description halves">
      {lead}
      <div>{paragraphs}</div>
    </div>
  );
}

export function Benefits({ service }: SectionProps) {
  return (
    <Section
      title={serviceWords.benefits}
      titleId="why-it-matters"
      look="display-2 halves-head"
      className="halves"
    >
      <ul className="benefits grid gap-x-12 md:grid-cols-2">
        <Points service={service} of="benefits" />
      </ul>
    </Section>
  );
}

/** The steps of a visit, in a dark band across the page. */
export function Process({ service }: SectionProps) {
  return (
    <Section
      title={serviceWords.process}
      titleId="how-we-do-it"
      className="band on-dark bg-band border-y"
    >
      <ol className="process">
        <Points service={service} of="process" />
      </ol>
    </Section>
  );
}

function Points({ service, of }: SectionProps & { of: 'benefits' | 'process' }) {
  return service[of].map(({ title, text }, index) => (
    <li key={title}>
      <h3 className="subtitle">{title}</h3>
      <p className="mt-1">
        <Cited of={service} field={`${of}.${index}.text`}>
          {text}
        </Cited>
      </p>
    </li>
  ));
}

/** The office's own instruments for this service, if the owner named any, and those in general use. */
export function Technology({ service }: SectionProps) {
  const { own, general } = instrumentsFor(service, care);
  const about = (
    <p className="mt-4 measure">
      <Cited of={service} field="technology.description">
        {service.technology.description}
      </Cited>
    </p>
  );
  return (
    <section aria-labelledby="latest-tech">
      <div className="halves">
        <div className="halves-head">
          <h2 id="latest-tech" className="display-2">
            {serviceWords.technology}
          </h2>
          {own.length === 0 && (
            <>
              <p className="mt-4 measure">{careWords.commonInstruments}</p>
              {about}
            </>
          )}
        </div>
        <div>
          {own.length > 0 && (
            <>
              <h3 className="eyebrow">{careWords.equipment}</h3>
              <Instruments service={service} items={own} />
              <div className="mt-10">{about}</div>
            </>
          )}
          {general.length > 0 && <Instruments service={service} items={general} />}
        </div>
      </div>
    </section>
  );
}

function Instruments({ service, items }: SectionProps & { items: readonly Instrument[] }) {
  return (
    <dl className="technology border-t border-gold">
      {items.map(({ title, text, field }) => (
        <div key={title} className="grid gap-x-8 gap-y-1 py-6 border-b md:grid-cols-[1fr_2fr]">
          <dt className="subtitle">{title}</dt>
          <dd className="text-slate">
            <Cited of={service} field={field}>
              {text}
            </Cited>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Questions and answers as native disclosures, which need no script. */
export function Questions({ service }: SectionProps) {
  return (
    <Section title={serviceWords.questions} titleId="faq">
      <div className="border-t border-gold mt-10">
        {service.faqs.map(({ question, answer }, index) => (
          <details key={question} className="question border-b" open={index === 0}>
            <summary>
              <h3 className="subtitle">{question}</h3>
              <ChevronDown strokeWidth={1.5} aria-hidden className="chevron" />
            </summary>
            <p className="pb-6 text-slate measure">
              <Cited of={service} field={`faqs.${index}.answer`}>
                {answer}
              </Cited>
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
