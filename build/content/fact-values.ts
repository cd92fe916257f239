import type { PracticeFacts } from '../../content-model/facts.ts';
import type { FactValues } from '../../content-model/parse/fill-in-facts.ts';
import type { LocationRecord } from '../../content-model/schema/location.ts';
import { contactDelivery } from '../../domain/core/environment.ts';
import { language } from '../../domain/core/language.ts';
import { listPhones, openLocationsOf } from '../../domain/practice/locations.ts';
import { whenClosed } from '../../domain/words/sign-words.ts';

const states = `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut,
  DE Delaware, DC the District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois,
  IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts,
  MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada,
  NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota,
  OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina,
  SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington,
  WV West Virginia, WI Wisconsin, WY Wyoming, AS American Samoa, GU Guam, MP the Northern Mariana Islands,
  VI the U.S. Virgin Islands`;

/** The names of the states and territories in a sentence, by their codes. */
const stateNames: ReadonlyMap<string, string> = new Map(
  states.split(/,\s+/).map((state) => [state.slice(0, 2), state.slice(3)]),
);

/** Ends of the sentence “What you send goes …”, by delivery. */
const messagesGo = {
  console: 'nowhere. It stays in your browser, so please call or email us instead',
  webhook: 'to the system in which we receive messages, and never without encryption',
  email: 'to our mailbox as an email, by way of Cloudflare, which runs the server of this site',
};

/** Returns the values of the placeholders. */
export function factValues(facts: PracticeFacts): FactValues {
  const { practice, locations, emergencies } = facts;
  const open = openLocationsOf(facts);
  const [{ address, email }] = open;
  const opening = locations
    .filter(({ status }) => status === 'opening')
    .toSorted((one, other) => one.order - other.order);
  return {
    practice: practice.name,
    // These three are of the first open location.
    town: address.locality,
    state: stateNames.get(address.region) ?? address.region,
    phone: listPhones(open),
    email,
    towns: townsOf(open),
    comingTowns: townsOf(opening),
    afterHours: whenClosed(emergencies.afterHours, open.length),
    messagesGo: messagesGo[contactDelivery()],
    glassesReady: practice.glassesReady && `Most glasses are ready in ${practice.glassesReady}.`,
  };
}

function townsOf(locations: readonly LocationRecord[]): string {
  const towns = new Set(locations.map(({ address }) => address.locality));
  return new Intl.ListFormat(language).format(towns);
}
