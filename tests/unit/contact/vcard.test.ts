import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mainLocation, practice } from '#domain/content.ts';
import { phoneLink } from '#domain/practice/phone.ts';
import { escapeText, foldLine, locationCard } from '#server/files/vcard.ts';

test('the vCard has the practice’s facts on lines that end in CRLF', () => {
  const card = locationCard(mainLocation, [mainLocation]);
  expect(card.startsWith('BEGIN:VCARD\r\nVERSION:4.0\r\n')).toBe(true);
  expect(card.endsWith('END:VCARD\r\n')).toBe(true);
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = card.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain(`TEL;VALUE=uri;TYPE="work,voice":${phoneLink(mainLocation.phone)}`);
  const { latitude, longitude } = mainLocation.geo;
  expect(lines).toContain(`GEO:geo:${latitude},${longitude}`);
  expect(lines).toContain(`EMAIL;TYPE=work:${mainLocation.email}`);
  expect(lines).toContain(`FN:${escapeText(practice.name)}`);
  const address = lines.find((line) => line.startsWith('ADR'));
  expect(address?.replace(/\\([,;\\])/g, '$1')).toContain(mainLocation.address.street);
});

test('separators and line breaks in a value are escaped', () => {
  expect(escapeText('a,b;c\\d\r\ne\nf')).toBe('a\\,b\\;c\\\\d\\ne\\nf');
});

test('any line is folded to at most 75 bytes and unfolds to itself', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme', size: 'max' }), (text) => {
      const line = escapeText(text);
      const folded = foldLine(line);
      const sizes = folded.split('\r\n').map((part) => new TextEncoder().encode(part).length);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
    }),
  );
});
