import { expect, testOnBoth } from '../browser/support/both-servers.ts';
import { entryAt, guides, problems, services } from '../browser/support/content.ts';
import { rawRequest } from '../browser/support/raw-request.ts';
import { entryPage, urgentSign } from '../browser/support/templates.ts';

/** The longest word of a page's title. */
const [word = ''] = entryAt(entryPage)
  .record.title.split(/[^A-Za-z]+/)
  .sort((one, other) => other.length - one.length);

testOnBoth('searches for the last of several queries', async (origin) => {
  const { body } = await rawRequest(origin, `/search?q=qxzvkjw&q=${word}`);
  expect(body).toMatch(new RegExp(`<title>\\d+ results? for “${word}”`));
  expect(body).toContain(`href="${entryPage}"`);
  expect(body).toContain(`value="${word}"`);
  expect(body).toContain('<meta name="robots" content="noindex"');
});

testOnBoth('answers a missing address with the pages that it names', async (origin) => {
  for (const missing of [`/eye-problems/${word}s`, `/services/${word}.html`, `/${word}`]) {
    const { status, body } = await rawRequest(origin, missing);
    expect(status, missing).toBe(404);
    expect(body, missing).toMatch(RegExp(`id="recognized"[^]*<a href="${entryPage}"`));
  }
  expect((await rawRequest(origin, '/qxzvkjw')).body).not.toContain('id="recognized"');
});

testOnBoth('answers a search that finds nothing with links', async (origin) => {
  for (const query of ['', 'q=qxzvkjw', 'q=!?.']) {
    const { body } = await rawRequest(origin, `/search?${query}`);
    expect(body).not.toMatch(/class="result-title"|urgency-notice/);
    expect(body).toContain(`href="${services[0] ? '/services/' : '/contact'}`);
    if (guides[0]) expect(body).toMatch(/href="\/helpful-links\/[a-z]/);
    expect(body).toContain('href="tel:');
  }
});

testOnBoth('suggests signs and, with a folder, all its pages', async (origin) => {
  const suggest = async (query: string) =>
    JSON.parse((await rawRequest(origin, `/search.json?${query}`)).body);
  const { notice } = await suggest(`${new URLSearchParams({ q: urgentSign.adults })}`);
  const expected = { level: 'now', text: expect.stringMatching(/^\S+ .*\.$/) };
  expect(notice.sign ?? notice.others[0]).toMatchObject(expected);
  for (const query of ['', 'in=eye-problems', 'q=qxzvkjw&in=eye-problems', 'q=the&in=nowhere'])
    expect((await suggest(query)).results, query).toEqual([]);
  const { results } = await suggest('q=the&in=eye-problems');
  const paths = results.map(({ path }: { path: string }) => path);
  expect(paths.sort()).toEqual(problems.map(({ path }) => path).sort());
});
