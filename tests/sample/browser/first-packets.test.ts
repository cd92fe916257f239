import { readdirSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** Ten packets of 1,460 bytes, less what the headers of three answers take. */
const firstPackets = 14_400;

test('a page without pictures is drawn from the first ten packets of its server', () => {
  const blocking = readdirSync('dist/compressed/assets/static').filter((file) =>
    /^apply-comfort-view.*\.js\.br$|\.css\.br$/.test(file),
  );
  expect(blocking).toHaveLength(2);
  const pages = ['contact', 'helpful-links', 'sitemap', 'accessibility', 'privacy', 'terms'];
  const sums = pages.map((page) => ({
    page,
    bytes: [`${page}.html.br`, ...blocking.map((file) => `assets/static/${file}`)]
      .map((file) => statSync(`dist/compressed/${file}`).size)
      .reduce((sum, bytes) => sum + bytes),
  }));
  expect(sums.filter(({ bytes }) => bytes > firstPackets)).toEqual([]);
});
