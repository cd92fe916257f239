import { stateNames } from '../../content-model/parse/fill-in-facts.ts';
import { readClock } from '../../domain/hours/dates.ts';

/** The states and territories that keep the time of a zone, or a part of which does. */
const zones: Readonly<Record<string, string>> = {
  'America/New_York': 'AL CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC TN VA VT WV',
  'America/Chicago': 'AL AR FL IA IL IN KS KY LA MI MN MO MS ND NE OK SD TN TX WI',
  'America/Phoenix': 'AZ',
  'America/Denver': 'AZ CO ID KS MT ND NE NM NV OK OR SD TX UT WY',
  'America/Los_Angeles': 'CA ID NV OR WA',
  'America/Anchorage': 'AK',
  'America/Adak': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
};

/** Returns the code of a state: `CA` for `ca` or `California`. */
export function stateCode(region: string): string | undefined {
  const name = region.trim().toLowerCase();
  const isIt = (one: string) => one.replace(/^the /, '').toLowerCase() === name;
  return [...stateNames].find((state) => state.some(isIt))?.[0];
}

/** Returns the time zones of a state, by their names in the time zone database. */
export function zonesOf(state: string): string[] {
  return Object.keys(zones).filter((zone) => zones[zone]?.includes(state));
}

/** Returns whether two zones have the same time in winter and in summer, whatever their names are. */
export function isSameTime(one: string, other: string): boolean {
  return ['2026-01-15T12:00Z', '2026-07-15T12:00Z'].every((moment) => {
    const [own, others] = [one, other].map((timeZone) => readClock(new Date(moment), timeZone));
    return own?.time === others?.time && own?.date === others?.date;
  });
}
