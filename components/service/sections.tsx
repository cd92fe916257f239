import { ChevronDown } from 'lucide-react';
import { Cited } from '#components/article/cited.tsx';
import { Section } from '#components/layout/section.tsx';
import { instrumentsFor, type ServicePage } from '#content/index.ts';
import { careWords } from '#content/words/care.ts';
import { serviceWords } from '#content/words/service.ts';

interface SectionProps {
  service: ServicePage;
}

export function Benefits({ service }: SectionProps) {
  return (
    <Section title={serviceWords.benefits} titleId="why-it-matters">
      <ul className="benefits grid gap-x-12 mt-6 md:grid-cols-2">
        <Points service={service} points={service.benefits} className="py-5 border-t" />
      </ul>
    </Section>
  );
}

export function Process({ service }: SectionProps) {
  return (
    <Section title={serviceWords.process} titleId="how-we-do-it">
      <ol className="process">
        <Points service={service} points={service.process} />
      </ol>
    </Section>
  );
}

interface PointsProps extends SectionProps {
  points: ServicePage['benefits'];
  className?: string;
}

function Points({ service, points, className }: PointsProps) {
  return points.map(({ title, text }) => (
    <li key={title} className={className}>
      <h3 className="subtitle">{title}</h3>
      <p className="text-slate mt-1">
        <Cited of={service}>{text}</Cited>
      </p>
    </li>
  ));
}

/** What the office has for this service, where the owner has said so, and what is used in general. */
export function Technology({ service }: SectionProps) {
  const { own, general } = instrumentsFor(service);
  return (
    <Section title={serviceWords.technology} titleId="latest-tech">
      {own.length > 0 && (
        <>
          <h3 className="subtitle mt-6">{careWords.equipment}</h3>
          <Instruments service={service} items={own} />
        </>
      )}
      <p className={`${own.length > 0 ? 'mt-8' : 'mt-4'} measure`}>
        <Cited of={service}>{service.technology.description}</Cited>
      </p>
      {general.length > 0 && <Instruments service={service} items={general} />}
    </Section>
  );
}

function Instruments({ service, items }: SectionProps & Pick<ServicePage['technology'], 'items'>) {
  return (
    <dl className="technology">
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-600">{title}</dt>
          <dd className="text-slate">
            <Cited of={service}>{text}</Cited>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What people ask, folded up; the browser's own disclosure needs no script. */
export function Questions({ service }: SectionProps) {
  return (
    <Section title={serviceWords.questions} titleId="faq">
      <div className="mt-6 border-t">
        {service.faqs.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>
              <h3 className="subtitle">{question}</h3>
              <ChevronDown strokeWidth={1.5} aria-hidden className="chevron" />
            </summary>
            <p className="pb-6 text-slate measure">
              <Cited of={service}>{answer}</Cited>
            </p>
          </details>
        ))}
      </div>
    </Section>
  );
}
