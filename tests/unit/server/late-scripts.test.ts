import { expect, test } from 'vitest';
import { loadScriptsLate } from '#server/routes/pages/late-scripts.ts';

test('a script that nothing waits for comes after what the visitor sees', () => {
  const html = '<script src="/assets/a.js" type="module" async></script>';
  const late = '<script fetchpriority="low" src="/assets/a.js" type="module" async></script>';
  expect(loadScriptsLate(html)).toBe(late);
  expect(loadScriptsLate(late)).toBe(late);
});

test('a script that the page waits for, and data, stay as they are', () => {
  const html = '<script src="/assets/a.js"></script><script type="application/ld+json">{}</script>';
  expect(loadScriptsLate(html)).toBe(html);
});
