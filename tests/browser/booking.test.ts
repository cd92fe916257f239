import { booking, bookingHref } from './support/practice.ts';
import { templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

test('with an online scheduler, every booking link goes there and names its host', async ({
  request,
}) => {
  test.skip(!URL.canParse(bookingHref), 'Visits are booked by phone.');
  const { host } = new URL(bookingHref);
  for (const path of Object.values(templates)) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/<a [^>]*href="[^"]*#book"/);
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)".*?<\/a>/gs)].filter(
      ([, href]) => href?.replaceAll('&amp;', '&') === bookingHref,
    );
    expect(links.length, path).toBeGreaterThanOrEqual(2);
    for (const [link] of links) expect(link, path).toContain(host);
  }
});

test('the Content-Security-Policy doesn’t contain hosts that are only linked', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'];
  const links = Object.values(booking).filter((link) => URL.canParse(link));
  for (const link of links) expect(policy).not.toContain(new URL(link).host);
});
