import { expect, test } from 'vitest';
import { loadScriptsLate } from '#server/routes/pages/late-scripts.ts';

test('an async module script gets a low fetch priority', () => {
  const html = '<script src="/assets/a.js" type="module" async></script>';
  const late = '<script fetchpriority="low" src="/assets/a.js" type="module" async></script>';
  expect(loadScriptsLate(html)).toBe(late);
  expect(loadScriptsLate(late)).toBe(late);
});

test('blocking scripts and JSON data stay unchanged', () => {
  const html = '<script src="/assets/a.js"></script><script type="application/ld+json">{}</script>';
  expect(loadScriptsLate(html)).toBe(html);
});
