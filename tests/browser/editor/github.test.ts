import { readPractice } from '../../../build/content/read-practice.ts';
import { test as base, expect, repository } from '../support/editor.ts';
import { contentWith } from '../support/editor-folder.ts';
import { type GitHub, standInForGitHub } from '../support/github.ts';

const file = 'content/practice/closures.yaml';

const reason = 'guides/one.md, related: expected the path of an existing page, received /blog/two';

/** Playwright's test in a browser that reaches the stand-in as api.github.com. */
const test = base.extend<object, { github: GitHub }>({
  github: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const report = { state: 'SUCCESS', description: '' } as const;
      await use({ tokens: new Set(), commits: [], head: 'a'.repeat(40), report });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, github }, use) => {
      const { port, stop } = await standInForGitHub(github, repository);
      const rule = `MAP api.github.com 127.0.0.1:${port} , `;
      const args = (launchOptions.args ?? []).map((each) => each.replace(/(?<=-rules=)/, rule));
      await use({ ...launchOptions, args });
      stop();
    },
    { scope: 'worker' },
  ],
  ignoreHTTPSErrors: true,
  permissions: ['local-network-access'],
});

test.beforeEach(({ page }) => page.clock.install());

test('signing in with a token allows commits, and only GitHub is contacted', {
  tag: '@chromium',
}, async ({ editor, github }) => {
  const { page } = editor;
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^http/.test(protocol) && hostname !== '127.0.0.1') outside.push(hostname);
  });
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill('github_pat_0');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('tree')).toBeVisible();

  await editor.open('_singletons/entries/closures');
  await editor.add('closing');
  await editor.fill('First day', '2027-03-12');
  await editor.fill('Reason', 'Spring break');
  await editor.save();
  await expect.poll(() => github.commits.length).toBe(1);
  const [commit] = github.commits;
  expect(commit).toMatchObject({
    branch: { repositoryNameWithOwner: repository, branchName: 'main' },
    expectedHeadOid: 'a'.repeat(40),
    fileChanges: { additions: [{ path: file }] },
  });
  const text = Buffer.from(commit?.fileChanges.additions[0]?.contents ?? '', 'base64').toString();
  const { closures } = readPractice(contentWith(file, text));
  expect(closures.closures.at(-1)).toEqual({ from: '2027-03-12', reason: 'Spring break' });

  await expect(page.locator('output')).toBeEmpty();
  github.report = { state: 'FAILURE', description: reason };
  await page.clock.runFor(30_000);
  await expect(page.locator('output')).toHaveText(`The last change isn’t on the site: ${reason}.`);
  // Nothing covers it.
  await page.locator('output').click({ trial: true });
  github.report.state = 'SUCCESS';
  await page.clock.runFor(30_000);
  await expect(page.locator('output')).toBeEmpty();
  expect([...github.tokens]).toEqual(['token github_pat_0']);
  expect(new Set(outside)).toEqual(new Set(['api.github.com']));
});
