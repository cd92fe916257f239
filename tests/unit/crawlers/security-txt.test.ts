import { expect, test, vi } from 'vitest';

test('security.txt expires within a year, is the same all day, and names the language of the site', async () => {
  vi.resetModules();
  vi.doMock('#domain/language.ts', () => ({ language: 'es-US' }));
  const { textFiles } = await import('#server/files/routes.ts');
  vi.doUnmock('#domain/language.ts');
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
