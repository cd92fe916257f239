import { type PracticeFacts, recordsOf } from '../../content-model/facts.ts';
import { mapTexts } from '../../content-model/parse/entry-text.ts';
import { samplePosition } from './sample.ts';
import { isSameTime, stateCode, zonesOf } from './time-zones.ts';

/** A host that nobody can own (RFC 2606, RFC 6761), or one that stands for the reader's own. */
const reservedHost =
  /(?:@|\/\/|\.)(?:example|test|invalid|localhost)(?![\w.-])|(?<![\w-])(?:example\.(?:com|net|org)|(?:your|my)-?(?:domain|site|website|company)\.\w+|your-?(?:business|practice|clinic|office|name)\.\w+|(?:domain|company|website)\.(?:com|net|org))(?![\w-])/i;
/** The part before the @ of an address that stands for somebody's. */
const reservedName =
  /^(?:your|my|first|last|full|user)?[._-]?name@|^(?:first\.last|you|someone|somebody|user|username|j(?:ohn|ane)[._-]?doe)@/i;
/** A phone number with its separators, which ten digits in a row may not be. */
const phoneNumber = /(?<![\d+])(?:\+?1[\s.-]?)?\(?(\d{3})\)?[\s.-]?(\d{3})[\s.-]?(\d{4})(?!\d)/g;
/** Fields whose whole value is a name, a license, or a part of an address. */
const nameField =
  /(?:^|\.)(?:name|shortName|team|legalEntity|licenseLine|license|degree|privacyOfficer|jobTitle|street|locality|brands\.\d+)$/;
/** What somebody writes who doesn't know the value yet. */
const unknown =
  /^[^\p{L}\d]*(?:tb[dac]|todo|to ?do|to come|to be (?:determined|announced|done)|fixme|pending|n ?\/? ?a|not applicable|none|null|unknown|placeholder|lorem ipsum.*|change ?me|insert .*|fill .* in|xx+|x)?[^\p{L}\d]*$/iu;
const standIn =
  /\bname(?: here)?$|^(?:example|dummy|placeholder|demo|test|acme)\b|\b(?:jane|john) doe\b|\byour (?:practice|company|business|clinic|street|address|town|city|state|license|title)\b|^(?:street|town|city)(?: address)?$|\bany ?(?:street|town)\b|[[<{].*[\]>}]/i;

/** Returns each text of the facts, with its field, and its file as messages name it. */
export function textsIn(facts: PracticeFacts) {
  const texts: Record<'file' | 'field' | 'text', string>[] = [];
  for (const { path, record } of recordsOf(facts))
    mapTexts(record, (text, field) => {
      texts.push({ file: `content/${path}`, field, text });
      return text;
    });
  return texts;
}

/** Returns whether an address on the web or a mailbox is nobody's. */
export function isNobodys(address: string): boolean {
  return reservedHost.test(address) || reservedName.test(address);
}

/** Returns the facts that are obviously placeholders, as sentences that name the file and the field. */
export function refusePlaceholders(facts: PracticeFacts): string[] {
  const refused = textsIn(facts)
    .filter(({ text, field }) => isPlaceholder(text, field))
    .map(({ file, field, text }) => `${file}: ${field} is "${text}", which is only a placeholder.`);
  return [...refused, ...facts.locations.flatMap(refusePlace)];
}

function isPlaceholder(text: string, field: string): boolean {
  if (field === 'slug' || text === '') return false;
  const isMadeUp =
    nameField.test(field) &&
    (unknown.test(text) || standIn.test(text) || isMadeUpLicense(text, field));
  return isNobodys(text) || hasReservedPhone(text, field) || isMadeUp;
}

/** Returns whether a license has zeros or signs in the place of its number, or none yet. */
function isMadeUpLicense(text: string, field: string): boolean {
  const isMissing = /(?<!\w)(?:0{3,}[a-z]?|#{2,}|x{3,}|tb[adc]|pending|n\/a|unknown)(?!\w)/i.test(
    text,
  );
  return /license/i.test(field) && isMissing;
}

/**
 * Returns whether a text has a North American phone number that nobody can have: a code that begins with 0 or 1, an
 * exchange 555, or ten digits that are all the same or follow one another.
 */
function hasReservedPhone(text: string, field: string): boolean {
  const isPhone = /(?:^|\.)phone$/i.test(field);
  return (
    [...text.matchAll(phoneNumber)].some(([number, area = '', exchange = '', line = '']) => {
      if (!isPhone && /^\d+$/.test(number)) return false;
      const digits = area + exchange + line;
      const isImpossible = /^(?:[01]|.11|555)/.test(area) || /^(?:[01]|.11|555)/.test(exchange);
      return isImpossible || /^(\d)\1+$/.test(digits) || isSequence(digits);
    }) ||
    (!isPhone && /(?<!\d)555[\s.-](?:5555|01\d\d)(?!\d)/.test(text))
  );
}

/** Returns whether each digit follows the one before it, up or down, with 0 after 9. */
function isSequence(digits: string): boolean {
  const steps = Array.from(digits)
    .slice(1)
    .map((digit, at) => (Number(digit) - Number(digits[at]) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

type Location = PracticeFacts['locations'][number];

function refusePlace({ slug, address, geo, timeZone }: Location): string[] {
  const file = `content/practice/locations/${slug}.yaml`;
  const isAmerican = address.country.toUpperCase() === 'US';
  const refused: string[] = [];
  if (geo) {
    const position = `${file}: geo is ${geo.latitude}, ${geo.longitude}, which is`;
    const isNear = ([latitude, longitude]: readonly [number, number]) =>
      Math.abs(geo.latitude - latitude) < 0.001 && Math.abs(geo.longitude - longitude) < 0.001;
    if (isNear(samplePosition)) refused.push(`${position} the sample’s position.`);
    else if (isNear([0, 0])) refused.push(`${position} only a placeholder.`);
    else if (isAmerican && !isInUnitedStates(geo))
      refused.push(`${position} outside the United States: latitude first, and west is negative.`);
  }
  const state = isAmerican ? stateCode(address.region) : undefined;
  const zones = state ? zonesOf(state) : [];
  if (zones.length > 0 && !zones.some((zone) => isSameTime(zone, timeZone)))
    refused.push(
      `${file}: timeZone is "${timeZone}", but in ${state} it is ${zones.join(' or ')}.`,
    );
  if (/^(0)\1*$/.test(address.postalCode))
    refused.push(
      `${file}: address.postalCode is "${address.postalCode}", which is only a placeholder.`,
    );
  return refused;
}

/** Returns whether a position is in the states or the territories, roughly. */
function isInUnitedStates({ latitude, longitude }: NonNullable<Location['geo']>): boolean {
  const isInStates = latitude > 17 && latitude < 72 && longitude > -180 && longitude < -64;
  const isInPacific = latitude > -15 && latitude < 21 && (longitude > 144 || longitude < -168);
  return isInStates || isInPacific || (latitude > 51 && longitude > 172);
}
