import { prerenderedRoutes, renderedRoutes } from '../support/routes.ts';
import { expect, quietTest as test } from '../support/test.ts';
import { findViolationsAtWidths } from './audit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const guides = renderedRoutes.filter((path) => path.startsWith('/helpful-links/'));

const dedicated = prerenderedRoutes.filter((path) => /^\/(blog|services)\//.test(path));

const groups: [string, string[]][] = [
  ['posts and fixed services', dedicated],
  ['the other prerendered pages', prerenderedRoutes.filter((path) => !dedicated.includes(path))],
  ['the guides', guides],
  ['the services', renderedRoutes.filter((path) => !guides.includes(path))],
  [
    'search and missing pages',
    ['/search', '/search?q=eye', '/search?q=qxzvkjw', '/no-such-page', '/services/no-such-service'],
  ],
];

for (const [name, paths] of groups) {
  test(`at every width, ${name} have no violation and need no sideways scrolling`, async ({
    page,
  }) => {
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      found.push(...(await findViolationsAtWidths(page, path)));
    }
    expect(found).toEqual([]);
  });
}
