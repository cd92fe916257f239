import { FactList } from '#components/ui/fact-list.tsx';
import { Section } from '#components/ui/section.tsx';
import { patientAnswers } from '#domain/content.ts';
import { type FactSection, patientFacts } from '#domain/practice/patient-facts.ts';

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
