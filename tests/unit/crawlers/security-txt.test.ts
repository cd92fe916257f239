import { expect, test, vi } from 'vitest';
import { practice } from '#domain/content.ts';
import { securityTxt } from '#server/files/security-txt.ts';

const day = 24 * 60 * 60 * 1000;

function expiryOf(text: string): Date {
  return new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
}

test('security.txt has one contact, one expiry and its own address', () => {
  const text = securityTxt(new Date('2026-11-21T08:30:00Z'));
  expect(text.match(/^Contact: (.*)$/m)?.[1]).toBe(`mailto:${practice.email}`);
  expect(text.match(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/gm)).toHaveLength(1);
  expect(text).toMatch(/^Canonical: https:\/\/[^/]+\/\.well-known\/security\.txt$/m);
});

test('security.txt expires after almost a year and never later', () => {
  for (const built of ['2026-11-21T08:30:00Z', '2028-02-29T23:59:59Z', '2027-12-31T00:00:00Z']) {
    const days = (expiryOf(securityTxt(new Date(built))).getTime() - Date.parse(built)) / day;
    expect(days).toBeGreaterThan(350);
    expect(days).toBeLessThan(365);
  }
});

test('security.txt stays the same all day', () => {
  expect(securityTxt(new Date('2026-11-21T00:00:00Z'))).toBe(
    securityTxt(new Date('2026-11-21T23:59:59Z')),
  );
});

test('security.txt names the language of the site', async () => {
  vi.doMock('#domain/language/language.ts', () => ({ language: 'es-US' }));
  vi.resetModules();
  const inSpanish = await import('#server/files/security-txt.ts');
  vi.doUnmock('#domain/language/language.ts');
  vi.resetModules();
  expect(inSpanish.securityTxt()).toMatch(/^Preferred-Languages: es$/m);
});
