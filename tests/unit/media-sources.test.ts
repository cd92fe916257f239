import { expect, test } from 'vitest';
import { hero } from '#content/brand.ts';
import { mediaSources, securityHeaders } from '#server/http/security-headers.ts';

test('the policy allows media of the site itself and of every host in use, once', () => {
  expect(mediaSources([])).toEqual(["'self'"]);
  expect(mediaSources(['/media/loop.webm'])).toEqual(["'self'"]);
  expect(
    mediaSources(['https://cdn.example/a.webm', 'https://cdn.example/b.mp4', '/media/c.mp4']),
  ).toEqual(["'self'", 'https://cdn.example']);
});

test('the policy that is sent allows the video that is configured', () => {
  const sources = mediaSources(hero.video.map(({ src }) => src)).join(' ');
  expect(securityHeaders()['Content-Security-Policy']).toContain(`media-src ${sources};`);
});
