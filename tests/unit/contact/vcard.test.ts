import { expect, test } from 'vitest';
import { mainLocation } from '#domain/content.ts';
import { escapeText, foldLine, locationCard } from '#server/files/vcard.ts';

test('the vCard has the practice’s facts on lines that end in CRLF', () => {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    'FN:Juniper Lantern Optometry',
    'ORG:Juniper Lantern Optometry',
    'TEL;VALUE=uri;TYPE="work,voice":tel:+15055552368',
    'EMAIL;TYPE=work:desk@juniperlantern.test',
    'ADR;TYPE=work:;;14 Lantern Loop\\, Suite 120;Taos;NM;87571;US',
    'GEO:geo:36.4072,-105.5734',
    'TZ:America/Denver',
    'URL:https://www.juniperlantern.test',
    'URL:https://www.instagram.com/juniperlantern.test',
    'END:VCARD',
  ];
  expect(locationCard(mainLocation, [mainLocation])).toBe(`${lines.join('\r\n')}\r\n`);
});

test('separators and line breaks in a value are escaped', () => {
  expect(escapeText('a,b;c\\d\r\ne\nf')).toBe('a\\,b\\;c\\\\d\\ne\\nf');
});

test('a line is folded to at most 75 bytes, between characters', () => {
  expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
  const [emoji, rest] = ['👓'.repeat(18), '👓'.repeat(7)];
  expect(foldLine(`${emoji}a${emoji}${rest}`)).toBe(`${emoji}a\r\n ${emoji}\r\n ${rest}`);
});
