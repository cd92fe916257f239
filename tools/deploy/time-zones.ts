/** The states and territories, and the zones in which a part of each keeps its time. */
const states: Readonly<Record<string, string>> = {
  AL: 'Alabama: Central, Eastern',
  AK: 'Alaska: Alaska, Aleutian',
  AZ: 'Arizona: Arizona, Mountain',
  AR: 'Arkansas: Central',
  CA: 'California: Pacific',
  CO: 'Colorado: Mountain',
  CT: 'Connecticut: Eastern',
  DE: 'Delaware: Eastern',
  DC: 'District of Columbia: Eastern',
  FL: 'Florida: Eastern, Central',
  GA: 'Georgia: Eastern',
  HI: 'Hawaii: Hawaii',
  ID: 'Idaho: Mountain, Pacific',
  IL: 'Illinois: Central',
  IN: 'Indiana: Eastern, Central',
  IA: 'Iowa: Central',
  KS: 'Kansas: Central, Mountain',
  KY: 'Kentucky: Eastern, Central',
  LA: 'Louisiana: Central',
  ME: 'Maine: Eastern',
  MD: 'Maryland: Eastern',
  MA: 'Massachusetts: Eastern',
  MI: 'Michigan: Eastern, Central',
  MN: 'Minnesota: Central',
  MS: 'Mississippi: Central',
  MO: 'Missouri: Central',
  MT: 'Montana: Mountain',
  NE: 'Nebraska: Central, Mountain',
  NV: 'Nevada: Pacific, Mountain',
  NH: 'New Hampshire: Eastern',
  NJ: 'New Jersey: Eastern',
  NM: 'New Mexico: Mountain',
  NY: 'New York: Eastern',
  NC: 'North Carolina: Eastern',
  ND: 'North Dakota: Central, Mountain',
  OH: 'Ohio: Eastern',
  OK: 'Oklahoma: Central, Mountain',
  OR: 'Oregon: Pacific, Mountain',
  PA: 'Pennsylvania: Eastern',
  RI: 'Rhode Island: Eastern',
  SC: 'South Carolina: Eastern',
  SD: 'South Dakota: Central, Mountain',
  TN: 'Tennessee: Central, Eastern',
  TX: 'Texas: Central, Mountain',
  UT: 'Utah: Mountain',
  VT: 'Vermont: Eastern',
  VA: 'Virginia: Eastern',
  WA: 'Washington: Pacific',
  WV: 'West Virginia: Eastern',
  WI: 'Wisconsin: Central',
  WY: 'Wyoming: Mountain',
  AS: 'American Samoa: Samoa',
  GU: 'Guam: Chamorro',
  MP: 'Northern Mariana Islands: Chamorro',
  PR: 'Puerto Rico: Atlantic',
  VI: 'U.S. Virgin Islands: Atlantic',
};

/** A name in the time zone database for each zone. */
const zones: Readonly<Record<string, string>> = {
  Eastern: 'America/New_York',
  Central: 'America/Chicago',
  Mountain: 'America/Denver',
  Arizona: 'America/Phoenix',
  Pacific: 'America/Los_Angeles',
  Alaska: 'America/Anchorage',
  Aleutian: 'America/Adak',
  Hawaii: 'Pacific/Honolulu',
  Atlantic: 'America/Puerto_Rico',
  Chamorro: 'Pacific/Guam',
  Samoa: 'Pacific/Pago_Pago',
};

/** Returns the code of a state: `CA` for `ca` or `California`. */
export function stateCode(region: string): string | undefined {
  const name = region.trim().toLowerCase();
  return Object.keys(states).find((code) => {
    return code.toLowerCase() === name || states[code]?.toLowerCase().startsWith(`${name}:`);
  });
}

/** Returns the time zones of a state, by their names in the time zone database. */
export function zonesOf(state: string): string[] {
  const [, list = ''] = states[state]?.split(': ') ?? [];
  return list.split(', ').flatMap((name) => zones[name] ?? []);
}

/** Returns whether two zones have the same time in winter and in summer, whatever their names are. */
export function isSameTime(one: string, other: string): boolean {
  return ['2026-01-15T12:00Z', '2026-07-15T12:00Z'].every((moment) => {
    return timeIn(one, moment) === timeIn(other, moment);
  });
}

function timeIn(timeZone: string, moment: string): string {
  const format = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Date(moment).toLocaleString('en-US', format);
}
