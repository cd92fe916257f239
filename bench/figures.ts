/** The figures of one thing that was measured, by name. */
export type Row = Record<string, number>;

/** What was measured, by section and row: the pages by path, the server by runtime. */
export type Figures = Record<string, Record<string, Row>>;

/** How a figure is judged. */
interface Judgement {
  /** `none` stands in the table, but is not compared. */
  better: 'lower' | 'higher' | 'none';
  /** The share by which it may differ by chance; exact figures have none. */
  noise: number;
  /** A difference that means nothing, whatever its share. */
  slack?: number;
}

const exact: Judgement = { better: 'lower', noise: 0 };
const time: Judgement = { better: 'lower', noise: 0.25 };
const score: Judgement = { better: 'higher', noise: 0 };

const judgements: Record<string, Judgement> = {
  performance: { better: 'higher', noise: 0.02 },
  accessibility: score,
  'best practices': score,
  SEO: score,
  'FCP ms': { better: 'lower', noise: 0.1 },
  'LCP ms': { better: 'lower', noise: 0.1 },
  'LCP : hand-written': { better: 'lower', noise: 0.05 },
  'TBT ms': { better: 'lower', noise: 0.1, slack: 20 },
  'ms until painted': { better: 'lower', noise: 0.5, slack: 16 },
  CLS: { better: 'lower', noise: 0, slack: 0.001 },
  'requests/s': { better: 'none', noise: 0 },
  'bare requests/s': { better: 'none', noise: 0 },
  ratio: { better: 'higher', noise: 0.05 },
  'p50 ms': { better: 'lower', noise: 0.25, slack: 2 },
  'p99 ms': { better: 'lower', noise: 0.5, slack: 5 },
  errors: exact,
  'cold render CPU ms': { better: 'lower', noise: 0.25, slack: 1 },
};

/** Names that aren't listed are times, or else counts and bytes: exact, and better when they are lower. */
function judgementOf(name: string): Judgement {
  if (judgements[name]) return judgements[name];
  if (name.endsWith('CPU ms')) return { ...time, slack: 3 };
  return /seconds/i.test(name) ? time : exact;
}

/** A figure that got worse since the last run. */
export interface Regression {
  section: string;
  row: string;
  name: string;
  before: number;
  now: number;
}

/** Names what got worse by more than noise. What only one of the two runs has is not compared. */
export function findRegressions(before: Figures, now: Figures): Regression[] {
  return flatten(now).flatMap(({ value, ...place }) => {
    const last = before[place.section]?.[place.row]?.[place.name];
    if (last === undefined || !isWorse(last, value, judgementOf(place.name))) return [];
    return [{ ...place, before: last, now: value }];
  });
}

/** Lays the figures of a run over older ones, figure by figure. */
export function mergeFigures(older: Figures, newer: Figures): Figures {
  const merged = structuredClone(older);
  for (const { section, row, name, value } of flatten(newer)) {
    merged[section] ??= {};
    const rows = merged[section];
    rows[row] = { ...rows[row], [name]: value };
  }
  return merged;
}

function isWorse(before: number, now: number, { better, noise, slack = 0 }: Judgement): boolean {
  if (better === 'none') return false;
  const loss = better === 'lower' ? now - before : before - now;
  return loss > Math.max(Math.abs(before) * noise, slack);
}

function flatten(figures: Figures) {
  return Object.entries(figures).flatMap(([section, rows]) =>
    Object.entries(rows).flatMap(([row, values]) =>
      Object.entries(values).map(([name, value]) => ({ section, row, name, value })),
    ),
  );
}
