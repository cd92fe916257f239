import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test, vi } from 'vitest';
import { staticHeadersFile } from '#build/static/static-files-plugin.ts';
import { brand } from '#domain/content.ts';
import { siteHeaders } from '#server/headers.ts';

const host = 'https://challenges.cloudflare.com';

/** Returns the Content-Security-Policy for these video files. */
function policyFor(...files: string[]): string {
  return siteHeaders(files.map((src) => ({ src })))['Content-Security-Policy'] ?? '';
}

/** Returns a policy's weaknesses of high or medium severity, per Google's CSP Evaluator. */
function weaknessesOf(policy: string) {
  const serious = [Severity.HIGH, Severity.MEDIUM, Severity.SYNTAX];
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings.filter(({ severity }) => serious.includes(severity));
}

function headersFile(): string {
  return staticHeadersFile(brand.hero.video, 'https://practice.test');
}

test('Turnstile’s host is allowed only if enabled, for its script and frame', () => {
  expect(weaknessesOf("script-src 'self' 'unsafe-inline'")).not.toEqual([]);
  expect(weaknessesOf(policyFor())).toEqual([]);
  expect(policyFor() + headersFile()).not.toContain(host);
  vi.stubEnv('CONTACT_DELIVERY', 'webhook');
  vi.stubEnv('TURNSTILE_SITE_KEY', 'a-key');
  expect(weaknessesOf(policyFor())).toEqual([]);
  const directives = policyFor().split('; ');
  expect(directives.filter((directive) => directive.includes(host))).toEqual([
    `script-src 'self' ${host}`,
    `frame-src https://www.google.com https://maps.google.com ${host}`,
  ]);
  expect(headersFile()).toContain(host);
});

test('with Turnstile, only the contact page goes without Trusted Types', () => {
  const trusted = "require-trusted-types-for 'script'; trusted-types 'none'";
  const pagesWithout = () =>
    headersFile()
      .split(/^(?=\S)/m)
      .filter((rule) => rule.includes("script-src 'self'") && !rule.includes(trusted))
      .map((rule) => rule.split('\n')[0])
      .filter((path) => !path?.startsWith('/edit'));
  expect(policyFor()).toContain(trusted);
  expect(pagesWithout()).toEqual([]);
  vi.stubEnv('CONTACT_DELIVERY', 'webhook');
  vi.stubEnv('TURNSTILE_SITE_KEY', 'a-key');
  expect(policyFor()).toContain(trusted);
  expect(pagesWithout()).toEqual(['/contact']);
});

test('the policy lists each media host once', () => {
  expect(policyFor('/media/loop.webm')).toContain("media-src 'self';");
  const [a, b] = ['https://cdn.example/a.webm', 'https://cdn.example/b.mp4'];
  expect(policyFor(a, b, '/media/c.mp4')).toContain("media-src 'self' https://cdn.example;");
});

test('the headers file fits Cloudflare’s limits and repeats no header', () => {
  const lines = headersFile().split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  const rules = lines.filter((line) => line.startsWith('/'));
  expect(rules.length).toBeLessThanOrEqual(100);
  const everywhere = lines
    .slice(1, lines.indexOf(rules[1] ?? ''))
    .map((line) => line.split(':')[0]);
  expect(new Set(everywhere).size).toBe(everywhere.length);
});

test('the deployed worker doesn’t write the platform’s invocation logs', () => {
  expect(readFileSync('wrangler.toml', 'utf8')).toMatch(/^invocation_logs = false$/m);
});
