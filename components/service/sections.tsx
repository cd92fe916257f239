import { ChevronDown } from 'lucide-react';
import { Section } from '#components/layout/section.tsx';
import { instrumentsFor, type ServicePage } from '#content/index.ts';
import { careWords } from '#content/words/care.ts';
import { serviceWords } from '#content/words/service.ts';

export function Benefits({ benefits }: Pick<ServicePage, 'benefits'>) {
  return (
    <Section title={serviceWords.benefits} titleId="why-it-matters">
      <ul className="benefits grid gap-x-12 mt-6 md:grid-cols-2">
        <Points points={benefits} className="py-5 border-t" />
      </ul>
    </Section>
  );
}

export function Process({ steps }: { steps: ServicePage['process'] }) {
  return (
    <Section title={serviceWords.process} titleId="how-we-do-it">
      <ol className="process">
        <Points points={steps} />
      </ol>
    </Section>
  );
}

interface PointsProps {
  points: ServicePage['benefits'];
  className?: string;
}

function Points({ points, className }: PointsProps) {
  return points.map(({ title, text }) => (
    <li key={title} className={className}>
      <h3 className="subtitle">{title}</h3>
      <p className="text-slate mt-1">{text}</p>
    </li>
  ));
}

/** What the office has for this service, where the owner has said so, and what is used in general. */
export function Technology({ service }: { service: Pick<ServicePage, 'slug' | 'technology'> }) {
  const { own, general } = instrumentsFor(service);
  return (
    <Section title={serviceWords.technology} titleId="latest-tech">
      {own.length > 0 && (
        <>
          <h3 className="subtitle mt-6">{careWords.equipment}</h3>
          <Instruments items={own} />
        </>
      )}
      <p className={`${own.length > 0 ? 'mt-8' : 'mt-4'} measure`}>
        {service.technology.description}
      </p>
      {general.length > 0 && <Instruments items={general} />}
    </Section>
  );
}

function Instruments({ items }: Pick<ServicePage['technology'], 'items'>) {
  return (
    <dl className="technology">
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-600">{title}</dt>
          <dd className="text-slate">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What people ask, folded up; the browser's own disclosure needs no script. */
export function Questions({ faqs }: Pick<ServicePage, 'faqs'>) {
  return (
    <Section title={serviceWords.questions} titleId="faq">
      <div className="mt-6 border-t">
        {faqs.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>
              <h3 className="subtitle">{question}</h3>
              <ChevronDown strokeWidth={1.5} aria-hidden className="chevron" />
            </summary>
            <p className="pb-6 text-slate measure">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
