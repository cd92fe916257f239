import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { staticHeadersFile } from '#build/static/static-headers.ts';
import { hero } from '#domain/brand/brand.ts';
import { siteHeaders } from '#server/security-headers.ts';
import { weaknessesOf } from './weaknesses.ts';

const policy = siteHeaders(hero.video)['Content-Security-Policy'] ?? '';
const directives = new Map(
  policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

test('the site’s policy has no weakness of high or medium severity', () => {
  expect(weaknessesOf(policy)).toEqual([]);
  expect(weaknessesOf("script-src 'self' 'unsafe-inline'")).not.toEqual([]);
});

test('Turnstile’s host is allowed only if enabled, for its script and frame', () => {
  const host = 'https://challenges.cloudflare.com';
  expect(policy + staticHeadersFile(hero.video, 'https://practice.test')).not.toContain(host);
  vi.stubEnv('CONTACT_DELIVERY', 'webhook');
  vi.stubEnv('TURNSTILE_SITE_KEY', 'a-key');
  const guarded = siteHeaders(hero.video)['Content-Security-Policy'] ?? '';
  const allowing = guarded.split('; ').filter((directive) => directive.includes(host));
  expect(allowing.map((directive) => directive.split(' ')[0])).toEqual(['script-src', 'frame-src']);
  expect(weaknessesOf(guarded)).toEqual([]);
  expect(staticHeadersFile(hero.video, 'https://practice.test')).toContain(guarded);
  vi.unstubAllEnvs();
});

test('all security headers are present', () => {
  expect(siteHeaders(hero.video)).toMatchObject({
    'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
    // Without includeSubDomains, because a subdomain may not support HTTPS yet.
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}$/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': expect.stringContaining('strict-origin'),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('geolocation=()'),
  });
});

test('the policy lists each media host once', () => {
  const mediaSources = (...files: string[]) =>
    /media-src (.*?);/.exec(
      siteHeaders(files.map((src) => ({ src })))['Content-Security-Policy'] ?? '',
    )?.[1];
  expect(mediaSources()).toBe("'self'");
  expect(mediaSources('/media/loop.webm')).toBe("'self'");
  expect(
    mediaSources('https://cdn.example/a.webm', 'https://cdn.example/b.mp4', '/media/c.mp4'),
  ).toBe("'self' https://cdn.example");
});

test('the policy allows the configured video', () => {
  const sources = hero.video.map(({ src }) => URL.parse(src)?.origin ?? "'self'");
  expect(directives.get('media-src')).toEqual(expect.arrayContaining(["'self'", ...sources]));
});

test('the policy denies by default and allows no inline scripts or styles', () => {
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual(["'self'"]);
  expect(directives.get('style-src')).toEqual(["'self'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('form-action')).toEqual(["'self'"]);
});

test('every other host in the policy is exact and https', () => {
  const hosts = [...directives.values()].flat().filter((source) => !/^('.*'|data:)$/.test(source));
  expect(hosts.filter((host) => !/^https:\/\/[a-z0-9.-]+$/.test(host))).toEqual([]);
});

test('the headers file fits Cloudflare’s limits and repeats no header', () => {
  const lines = staticHeadersFile(hero.video, 'https://practice.test').split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  const rules = lines.filter((line) => line.startsWith('/'));
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(rules.filter((rule) => rule === '/*')).toHaveLength(1);
  const everywhere = lines.slice(1, lines.indexOf(rules[1] ?? ''));
  expect(everywhere).toHaveLength(Object.keys({ ...siteHeaders(hero.video), Allow: '' }).length);
});

test('the deployed worker doesn’t write the platform’s invocation logs', () => {
  expect(readFileSync('wrangler.toml', 'utf8')).toMatch(/^invocation_logs = false$/m);
});
