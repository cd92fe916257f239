import { isDoctor } from '../../../domain/schema/practice/person.ts';
import {
  type Deployment,
  type Finding,
  findingsOf,
  note,
  practiceFolder,
  refusal,
} from '../deployment.ts';

/** Finds facts that a practice should fill in but hasn't, such as empty legal fields. */
export function checkGaps({ facts }: Deployment): Finding[] {
  const { practice, notices, plans, emergencies, closures, people, care } = facts;
  const { legalEntity, licenseLine, privacyOfficer } = practice;
  const { privacyPractices, ...otherNotices } = notices;
  const hasDoctor = people.some(({ role }) => isDoctor(role));
  return [
    ...emptySlots('practice.yaml', { legalEntity, licenseLine, privacyOfficer }),
    ...emptySlots('notices.yaml', otherNotices),
    ...people
      .filter(({ role, license }) => role === 'optician' && !license)
      .map(({ slug }) =>
        gap(
          `people/${slug}.yaml`,
          'The optician has no license.',
          'Fill it in if your state licenses opticians.',
        ),
      ),
    ...findingsOf(
      !privacyPractices &&
        refusal(
          `${practiceFolder}/notices.yaml`,
          'privacyPractices is empty: a practice must post its Notice of Privacy Practices (45 CFR 164.520).',
          'Put the PDF into content/files and write its path, such as /files/privacy-practices.pdf.',
        ),
      !hasDoctor && gap('people', 'No doctor is named.', 'Write a file for each.'),
      !care.reviewer &&
        gap('care.yaml', 'No reviewer is named.', 'Have a doctor read the medical texts.'),
      plans.plans.length === 0 &&
        gap('plans.yaml', 'No plan is named.', 'List those that you accept.'),
      !emergencies.afterHours.phone &&
        gap('emergencies.yaml', 'No phone after hours is named.', 'Say whom patients can call.'),
      !emergencies.emergencyRoom &&
        gap('emergencies.yaml', 'No emergency room is named.', 'Name the nearest one.'),
      closures.closures.length === 0 &&
        gap('closures.yaml', 'No day is named on which you are closed.', 'Add the holidays.'),
    ),
  ];
}

function emptySlots(file: string, slots: Record<string, string>): Finding[] {
  return Object.entries(slots)
    .filter(([, value]) => value === '')
    .map(([name]) =>
      gap(
        file,
        `${name} is empty, so the site leaves it out.`,
        'Fill it in if a law requires it of you.',
      ),
    );
}

function gap(file: string, what: string, remedy: string): Finding {
  return note(`${practiceFolder}/${file}`, what, remedy);
}
