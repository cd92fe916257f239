import { ChevronDown } from 'lucide-react';
import { Section } from '#components/layout/section.tsx';
import type { ServicePage } from '#content/index.ts';

export function Benefits({ benefits }: Pick<ServicePage, 'benefits'>) {
  return (
    <Section title="Why It Matters" titleId="why-it-matters">
      <ul className="benefits grid gap-x-12 mt-6 md:grid-cols-2">
        <Points points={benefits} className="py-5 border-t" />
      </ul>
    </Section>
  );
}

export function Process({ steps }: { steps: ServicePage['process'] }) {
  return (
    <Section title="How We Do It" titleId="how-we-do-it">
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

export function Technology({ technology }: Pick<ServicePage, 'technology'>) {
  return (
    <Section title="Latest Tech We Use" titleId="latest-tech">
      <p className="mt-4 measure">{technology.description}</p>
      <dl className="technology">
        {technology.items.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-600">{title}</dt>
            <dd className="text-slate">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** What people ask, folded up; the browser's own disclosure needs no script. */
export function Questions({ faqs }: Pick<ServicePage, 'faqs'>) {
  return (
    <Section title="Frequently Asked Questions" titleId="faq">
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
