import { practice } from '#domain/content.ts';
import { today } from '#domain/environment.ts';
import { addDays } from '#domain/hours/dates.ts';
import { language } from '#domain/language.ts';
import { absoluteUrl } from '#domain/structured-data/graph.ts';

export const securityTxtPath = '/.well-known/security.txt';

const daysValid = 360;

/** Returns where to report vulnerabilities (RFC 9116). It expires within a year, as the RFC requires. */
export function securityTxt(now = today()): string {
  const expires = addDays(now.toISOString().slice(0, 10), daysValid);
  return [
    `Contact: mailto:${practice.email}`,
    `Expires: ${expires}T00:00:00.000Z`,
    `Preferred-Languages: ${new Intl.Locale(language).language}`,
    `Canonical: ${absoluteUrl(securityTxtPath)}`,
    '',
  ].join('\n');
}
