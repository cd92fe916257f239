import { expect, runtimes, test } from './support/both-servers.ts';
import { modifiers, scoreOf } from './support/observatory.ts';
import { rawRequest } from './support/raw-request.ts';
import { templates } from './support/templates.ts';

/** The embedder policy would earn ten more, and shut out the map of the contact page. */
const earned: Record<string, number> = {
  'content security policy': 10,
  cookies: 0,
  'cross-origin embedder policy': 0,
  'cross-origin opener policy': 10,
  'cross-origin resource policy': 10,
  'cross-origin resource sharing': 0,
  'framing by other sites': 5,
  'referrer policy': 5,
  'strict transport security': 0,
  'subresource integrity': 5,
  'content type options': 0,
};

/** A prerendered page, one with frames of another host, a rendered page, and one of a visitor's own. */
const paths = ['/', '/contact', templates.service, '/search?q=eye'];

for (const runtime of runtimes) {
  for (const [property, points] of Object.entries(earned)) {
    test(`the Observatory gives the pages of ${runtime} ${points} points for ${property}`, async ({
      originOf,
    }) => {
      for (const path of paths) {
        const answer = await rawRequest(originOf(runtime), path, { Origin: 'https://a.example' });
        expect(modifiers[property]?.(answer), path).toBe(points);
      }
    });
  }

  test(`the Observatory gives the pages of ${runtime} 145 points`, async ({ originOf }) => {
    expect(Object.keys(earned).sort()).toEqual(Object.keys(modifiers).sort());
    for (const path of paths) {
      const answer = await rawRequest(originOf(runtime), path);
      expect(scoreOf(answer), path).toBeGreaterThanOrEqual(145);
    }
  });
}
