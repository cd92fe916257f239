import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { securityHeaders } from '#server/security-headers.ts';
import { siteHeaders } from '#server/site-headers.ts';
import { staticHeadersFile } from '#server/static-headers.ts';

const policy = securityHeaders['Content-Security-Policy'] ?? '';
const directives = new Map(
  policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

test("the evaluator finds no weakness of high or medium severity in the site's policy", () => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const weak = findings.filter(({ severity }) =>
    [Severity.HIGH, Severity.MEDIUM, Severity.SYNTAX].includes(severity),
  );
  expect(weak).toEqual([]);
});

test('no directive stands twice: a browser would ignore the second, a scanner all of them', () => {
  expect(policy.split('; ')).toHaveLength(directives.size);
});

test('the policy forbids everything first, and allows no inline script or style element', () => {
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual(["'self'"]);
  expect(directives.get('style-src')).toEqual(["'self'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('form-action')).toEqual(["'self'"]);
});

test('every source of another host is https and exact', () => {
  const hosts = [...directives.values()].flat().filter((source) => !/^('.*'|data:)$/.test(source));
  expect(hosts.filter((host) => !/^https:\/\/[a-z0-9.-]+$/.test(host))).toEqual([]);
});

/** The bonuses of Mozilla's HTTP Observatory, algorithm 6, that this set of headers earns. */
test('the headers have what the Observatory gives 145 of its points for', () => {
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(policy.replace(/style-src-attr [^;]*;/, '')).not.toMatch(/unsafe-|\*|http:/);
  expect(securityHeaders['Cross-Origin-Opener-Policy']).toBe('same-origin');
  expect(securityHeaders['Cross-Origin-Resource-Policy']).toBe('same-origin');
  expect(securityHeaders['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  expect(securityHeaders['X-Content-Type-Options']).toBe('nosniff');
  expect(securityHeaders['X-Frame-Options']).toBe('DENY');
  const [, age] = securityHeaders['Strict-Transport-Security']?.match(/max-age=(\d+)/) ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
});

test("the static files' rules fit Cloudflare's limits and repeat no header for a path", () => {
  const lines = staticHeadersFile().split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  const rules = lines.filter((line) => line.startsWith('/'));
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(rules.filter((rule) => rule === '/*')).toHaveLength(1);
  const everywhere = lines.slice(1, lines.indexOf(rules[1] ?? ''));
  expect(everywhere).toHaveLength(Object.keys({ ...siteHeaders, Allow: '' }).length);
});

test("the deployed worker's own log leaves out the platform's line about the visitor", () => {
  expect(readFileSync('wrangler.toml', 'utf8')).toMatch(/^invocation_logs = false$/m);
});
