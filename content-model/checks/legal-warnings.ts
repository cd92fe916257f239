import { addDays } from '../../domain/hours/dates.ts';
import { addressNotices } from '../../domain/practice/notices.ts';
import { type LegalRule, legalRules } from '../law.ts';
import { entriesOf } from '../parse/parse-entry.ts';
import { dayOfPractice } from '../parse/visibility.ts';
import type { Content } from './index.ts';

type OwnContent = Pick<Content, 'facts' | 'entries'>;

/** A list of plans that is older, in days, may be wrong. */
const plansStayRight = 90;

/** Something to look at before the site is published. It stops nothing: only a lawyer knows whom a rule binds. */
export interface LegalWarning {
  /** The file of `content/practice`, without its ending, and the field: `notices.nondiscrimination`. */
  slot: string;
  text: string;
}

/** Returns which facts are missing that the law may want, and plans that are too old. */
export function legalWarnings(content: OwnContent): LegalWarning[] {
  const missing = legalRules.flatMap((rule) => {
    const { name, law, binds, slot, states, dates, url } = rule;
    if (!slot || !mayBind(rule, content.facts) || isFilled(slot, states, content)) return [];
    const text = `${name}, ${law}, binds ${binds} (${dates}): ${remedyFor(slot, content)}.`;
    return [{ slot, text: url ? `${text} See ${url}` : text }];
  });
  return [...missing, ...agedPlans(content)];
}

function mayBind({ answers = {}, states }: LegalRule, facts: OwnContent['facts']): boolean {
  const mayAnswer = Object.entries(answers).every(([question, answer]) =>
    ['unknown', answer].includes(facts.notices[question as keyof typeof answers]),
  );
  return mayAnswer && officesIn(states, facts).length > 0;
}

/** Returns the open locations in these states, or all. */
function officesIn(states: LegalRule['states'], { locations }: OwnContent['facts']) {
  const names = states?.map((state) => state.toLowerCase());
  return locations.filter(({ status, address: { region } }) => {
    return status === 'open' && (names?.includes(region.trim().toLowerCase()) ?? true);
  });
}

function isFilled(slot: string, states: LegalRule['states'], { facts, entries }: OwnContent) {
  const [file = '', field = ''] = slot.split('.');
  const pages = entriesOf(entries, 'patients').map(({ path, body }) => {
    return { path, sections: body.sections };
  });
  const records: Record<string, readonly object[]> = {
    notices: [addressNotices(facts, pages)],
    plans: [facts.plans],
    locations: officesIn(states, facts),
  };
  return (records[file] ?? []).every((record) => {
    const { length } = (record as Record<string, string | readonly object[]>)[field] ?? '';
    return length > 0;
  });
}

function remedyFor(slot: string, { facts }: OwnContent): string {
  const [file, field] = slot.split('.');
  if (slot !== 'notices.languageAssistance' || facts.languages.languages.length === 0)
    return `fill in \`${field}\` in content/practice/${file === 'locations' ? file : `${file}.yaml`}`;
  return '`languages.yaml` is ready, turn it on with `billsMedicareOrMedicaid: yes` in content/practice/notices.yaml';
}

function agedPlans({ facts }: OwnContent): LegalWarning[] {
  const { plans, asOf = '' } = facts.plans;
  if (plans.length === 0 || (asOf && addDays(asOf, plansStayRight) >= dayOfPractice(facts)))
    return [];
  const age = asOf ? `were last checked on ${asOf}` : 'have no day on which they were checked';
  const text = `The plans ${age}: check them, and write the day as \`asOf\` in content/practice/plans.yaml`;
  return [{ slot: 'plans.asOf', text }];
}
