import { expect, test, vi } from 'vitest';
import { mainLocation } from '#domain/content.ts';
import { lastChange } from '#domain/site/routes.ts';
import { sitemapIndexXml } from '#server/files/routes.ts';
import { escapeText, foldLine, locationCard } from '#server/files/vcard.ts';

test('the sitemap index gives the sitemap the date of its latest change', () => {
  const days = ['2026-01-02', '2026-03-04', '2025-12-31'];
  const xml = sitemapIndexXml(days.map((updated) => ({ path: '/a', updated })));
  expect(xml.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-03-04</lastmod>']);
});

test.each([
  ['/', '2026-10-26'],
  ['/blog', '2026-07-13'],
  ['/helpful-links', '2026-07-13'],
  ['/eye-care-guides', '2026-07-13'],
  ['/eye-problems', '2026-10-12'],
  ['/sitemap', '2026-11-16'],
  ['/contact', '2000-01-01'],
])('the last change of %s is that of its newest entry, or its own', (path, newest) => {
  expect(lastChange({ path, updated: '2000-01-01' })).toBe(newest);
  expect(lastChange({ path, updated: '2999-12-31' })).toBe('2999-12-31');
});

test('security.txt expires within a year, is the same all day, and names the language of the site', async () => {
  vi.resetModules();
  vi.doMock('#domain/core/language.ts', async (original) => {
    return { ...(await original<object>()), language: 'es-US' };
  });
  const { textFiles } = await import('#server/files/routes.ts');
  vi.doUnmock('#domain/core/language.ts');
  vi.resetModules();
  for (const time of ['00:00:00', '23:59:59']) {
    vi.stubEnv('SITE_TODAY', `2026-11-21T${time}Z`);
    expect(
      textFiles['/.well-known/security.txt']?.write(),
    ).toBe(`Contact: mailto:desk@juniperlantern.test
Expires: 2027-11-16T00:00:00.000Z
Preferred-Languages: es
Canonical: https://www.juniperlantern.test/.well-known/security.txt
`);
  }
});

test('the vCard has the practice’s facts on lines that end in CRLF', () => {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    'FN:Juniper Lantern Optometry',
    'ORG:Juniper Lantern Optometry',
    'X-ABShowAs:COMPANY',
    'TEL;TYPE=WORK,VOICE:+15055552368',
    'EMAIL;TYPE=INTERNET,WORK:desk@juniperlantern.test',
    'ADR;TYPE=WORK:;;14 Lantern Loop\\, Suite 120;Taos;NM;87571;US',
    'GEO:36.4072;-105.5734',
    'TZ;VALUE=text:America/Denver',
    'URL:https://www.juniperlantern.test',
    'URL:https://www.instagram.com/juniperlantern.test',
    'END:VCARD',
  ];
  expect(locationCard(mainLocation)).toBe(`${lines.join('\r\n')}\r\n`);
});

test('separators and line breaks in a value are escaped', () => {
  expect(escapeText('a,b;c\\d\r\ne\nf')).toBe('a\\,b\\;c\\\\d\\ne\\nf');
});

test('a line is folded to at most 75 bytes, between characters', () => {
  expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
  const [emoji, rest] = ['👓'.repeat(18), '👓'.repeat(7)];
  expect(foldLine(`${emoji}a${emoji}${rest}`)).toBe(`${emoji}a\r\n ${emoji}\r\n ${rest}`);
});
