import type { ReactNode } from 'react';
import { ChartLink } from '#components/one-or-two/one-or-two.tsx';
import { GetHelp } from '#components/signs/get-help.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { QuestionsToAsk } from '#components/ui/questions-to-ask.tsx';
import { Section } from '#components/ui/section.tsx';
import { Cited } from '#components/ui/sources.tsx';
import { care, type ServicePage } from '#domain/content.ts';
import { getHelpHeading } from '#domain/core/urgency.ts';
import { signsNamed } from '#domain/signs/triage.ts';
import { redLine } from '#domain/words/sign-words.ts';

const besideText = '@lg:sticky top-[calc(var(--bar)+3rem)] @lg:self-start';

interface SectionProps {
  service: ServicePage;
}

/** Paragraphs about the service. On a wide screen, the first one is large, and beside the others. */
export function Description({ service }: SectionProps) {
  const [lead, ...paragraphs] =
    service.description?.map((paragraph, index) => (
      <p
        key={paragraph}
        className={`max-w-60ch ${index === 0 ? '@lg:display-3 @lg:leading-[1.3]' : 'not-first:mt-5'}`}
      >
        <Cited of={service} field={`description.${index}`}>
          {paragraph}
        </Cited>
      </p>
    )) ?? [];
  return (
    <div className="py-section px-margin halves gap-y-5 pb-0 text-[length:var(--reading)]">
      {lead}
      <div>{paragraphs}</div>
    </div>
  );
}

export function Benefits({ service }: SectionProps) {
  return (
    <Section
      title="Why It Matters"
      titleId="why-it-matters"
      headingClass={`display-2 ${besideText}`}
      className="py-section px-margin halves"
    >
      <ul className="benefits grid gap-x-12 @md:grid-cols-2">
        {service.benefits?.map((benefit, index) => (
          <li
            key={benefit.title}
            className="py-5 border-t first:col-span-full even:last:col-span-full"
          >
            <Point
              {...benefit}
              service={service}
              field={`benefits.${index}.text`}
              look={index === 0 ? 'large' : 'small'}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The steps of a visit, in a dark band across the page. */
export function Process({ service }: SectionProps) {
  const steps = service.process ?? [];
  const columns = steps.length === 4 ? '' : '@lg:grid-cols-3';
  return (
    <Section
      title="How We Do It"
      titleId="how-we-do-it"
      className="py-section px-margin on-dark bg-band border-y"
    >
      <ol
        className={`process grid gap-x-12 gap-y-6 @md:gap-y-9 mt-6 @md:mt-14 @md:grid-cols-2 ${columns}`}
      >
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="counted pt-5 pl-[min(4.5rem,15vw)] border-t border-gold-45 before:top-5 before:text-[min(4.5rem,13vw)] before:lh-[0.8]"
          >
            <Point {...step} service={service} field={`process.${index}.text`} look="small" />
          </li>
        ))}
      </ol>
      {service.chart && <ChartLink />}
    </Section>
  );
}

const pointLooks = {
  large: {
    title: 'display-3',
    text: 'mt-3 max-w-60ch text-[length:var(--reading)]',
  },
  small: { title: 'subtitle', text: 'mt-1' },
};

interface PointProps extends SectionProps {
  title: string;
  text: string;
  field: string;
  look: keyof typeof pointLooks;
}

function Point({ service, title, text, field, look }: PointProps) {
  const classes = pointLooks[look];
  return (
    <>
      <h3 className={classes.title}>{title}</h3>
      <p className={`text-slate ${classes.text}`}>
        <Cited of={service} field={field}>
          {text}
        </Cited>
      </p>
    </>
  );
}

/**
 * The office's own instruments for this service, if the owner named any, then the names of those in general use, which open
 * what each of them does. One that the office has is left out of the latter.
 */
export function Technology({ service }: SectionProps) {
  const own = care.equipment
    .filter(({ services }) => services.includes(service.slug))
    .map(({ name, text }) => ({ title: name, text }));
  const names = new Set(own.map(({ title }) => title.toLowerCase()));
  const general = (service.technology?.items ?? [])
    .map((item, index) => ({ ...item, field: `technology.items.${index}.text` }))
    .filter(({ title }) => !names.has(title.toLowerCase()));
  const about = (
    <p className="pb-6 measure">
      <Cited of={service} field="technology.description">
        {service.technology?.description ?? ''}
      </Cited>
    </p>
  );
  return (
    <Section
      title="Latest Tech We Use"
      titleId="latest-tech"
      headingClass={`display-2 ${besideText}`}
      className="py-section px-margin halves"
    >
      <div>
        {own.length > 0 && <Instruments service={service} items={own} />}
        {general.length > 0 ? (
          <Row
            title={
              <span className="subtitle">{general.map(({ title }) => title).join(' · ')}</span>
            }
            className="border-y border-gold not-first:mt-10"
          >
            {about}
            <Instruments service={service} items={general} />
          </Row>
        ) : (
          about
        )}
      </div>
    </Section>
  );
}

interface InstrumentsProps extends SectionProps {
  items: readonly { title: string; text: string; field?: string }[];
}

function Instruments({ service, items }: InstrumentsProps) {
  return (
    <dl className="technology border-t border-gold">
      {items.map(({ title, text, field }) => (
        <div key={title} className="grid gap-x-8 gap-y-1 py-6 border-b @md:grid-cols-[1fr_2fr]">
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

/**
 * Questions and answers as native disclosures, which need no script. The last rows are what to ask us, and what can’t
 * wait.
 */
export function Questions({ service }: SectionProps) {
  const { faqs = [], questionsToAsk, signs } = service;
  const listed = signsNamed(signs);
  const { question, order } = redLine(listed);
  const mostUrgent = question.length > 1 && `${question} ${order}`;
  return (
    <div>
      <Section title="Frequently Asked Questions" titleId="faq">
        <div className="border-t border-gold mt-6 @md:mt-10">
          {faqs.map(({ question, answer }, index) => (
            <Row key={question} title={<h3 className="link-title">{question}</h3>}>
              <p className="pb-6 text-slate measure">
                <Cited of={service} field={`faqs.${index}.answer`}>
                  {answer}
                </Cited>
              </p>
            </Row>
          ))}
        </div>
      </Section>
      <QuestionsToAsk questions={questionsToAsk} isRow />
      {listed.length > 0 && (
        <Row
          title={
            <span>
              <span className="link-title">{getHelpHeading}</span>
              {mostUrgent && <span className="block text-alarm">{mostUrgent}</span>}
            </span>
          }
        >
          <GetHelp page={service} className="grid gap-4 pb-6" headingClass="sr-only" />
        </Row>
      )}
    </div>
  );
}

interface RowProps {
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A row that opens. */
function Row({ title, className = 'border-b', children }: RowProps) {
  return (
    <details className={`question ${className}`}>
      <summary className="group flex items-center justify-between gap-6 min-h-16 py-3.5">
        {title}
        <Icon name="chevron-down" className="chevron" />
      </summary>
      {children}
    </details>
  );
}
