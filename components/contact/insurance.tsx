import { LinkList } from '#components/layout/link-list.tsx';
import { Section } from '#components/layout/section.tsx';
import { patientAnswers } from '#domain/content.ts';
import { type FactGroup, type FactSection, patientFacts } from '#domain/practice/patient-facts.ts';

/** The owner's answers on insurance, payment, records and prescriptions. */
export function Insurance({
  sections = patientFacts(patientAnswers),
}: {
  sections?: readonly FactSection[];
}) {
  return sections.map(({ id, heading, groups }) => (
    <Section
      key={id}
      id={id}
      title={heading}
      className="contact-section py-[clamp(4rem,8vw,6rem)] [.contact-section+&]:pt-0 container"
    >
      <FactList groups={groups} />
    </Section>
  ));
}

/** Facts under small headings, side by side where there is room. */
export function FactList({ groups }: { groups: readonly FactGroup[] }) {
  return (
    <dl className="fit-11rem gap-x-12 gap-y-8 mt-8">
      {groups.map(({ title, lines, links }) => (
        <div key={title} className="pt-4 border-t border-gold">
          <dt className="subtitle">{title}</dt>
          {lines.map((line) => (
            <dd key={line} className="mt-1 text-slate">
              {line}
            </dd>
          ))}
          {links.length > 0 && (
            <dd>
              <LinkList links={links} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
