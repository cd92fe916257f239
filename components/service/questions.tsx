import { ChevronDown } from 'lucide-react';
import type { ServicePage } from '#content/index.ts';

/** What people ask, folded up; the browser's own disclosure needs no script. */
export function Questions({ faqs }: Pick<ServicePage, 'faqs'>) {
  return (
    <section aria-labelledby="faq">
      <h2 id="faq" className="display-2">
        Frequently Asked Questions
      </h2>
      <div className="mt-6 border-t">
        {faqs.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>
              <h3 className="subtitle">{question}</h3>
              <ChevronDown strokeWidth={1.5} aria-hidden className="question-chevron" />
            </summary>
            <p className="pb-6 text-slate measure">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
