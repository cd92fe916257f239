import { recordsOf } from '../../content-model/facts.ts';
import { mapTexts } from '../../content-model/parse/entry-text.ts';
import type { Deployment } from './deployment.ts';

/** A host that nobody can own: RFC 2606 and RFC 6761. */
const reservedHost =
  /\.example(?!\.?[\w-])|(?<![\w-])example\.(?:com|net|org)(?!\.?[\w-])|(?:@|\/\/)(?:[\w.-]+\.)?(?:test|invalid|localhost)(?!\.?[\w-])/i;
const gap = '[^\\p{L}\\p{N}]{0,3}';
/** 555-0100 to 555-0199, which nobody has, with or without an area code, and whatever is between the digits. */
const fictionalPhone = new RegExp(
  `(?:tel:|\\+)?(?<!\\d)(?:(?:1${gap})?\\d{3}${gap})?555${gap}01${gap}\\d${gap}\\d(?!\\d)`,
  'giu',
);
const sampleFact =
  /\bAlder (?:&|and) Iris\b|alderandiris|\b(?:100 Boutique Row|200 Gallery Lane)\b/i;
const settings = ['SITE_ORIGIN', 'CONTACT_WEBHOOK_URL', 'CONTACT_EMAIL_FROM', 'CONTACT_EMAIL_TO'];

/** Returns the facts and settings that can’t be anybody’s own, as sentences that name the file and the field. */
export function refusePlaceholders({
  facts,
  variables,
}: Pick<Deployment, 'facts' | 'variables'>): string[] {
  const set = Object.fromEntries(settings.map((name) => [name, `${variables[name] ?? ''}`]));
  const files = recordsOf(facts).map(({ path, record }) => ({ file: `content/${path}`, record }));
  const refused: string[] = [];
  for (const { file, record } of [...files, { file: 'wrangler.toml', record: set }])
    mapTexts(record, (text, field) => {
      if (isPlaceholder(text, field))
        refused.push(`${file}: ${field} is "${text}", which is only a placeholder.`);
      return text;
    });
  return refused;
}

function isPlaceholder(text: string, field: string): boolean {
  // Elsewhere, digits in a row may be an identifier.
  const isPhone = ([number]: RegExpMatchArray) => /phone$/i.test(field) || /\D/.test(number);
  const isFictional = [...text.matchAll(fictionalPhone)].some(isPhone);
  return isFictional || reservedHost.test(text) || sampleFact.test(text);
}
