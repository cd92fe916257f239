import { HtmlValidate } from 'html-validate';
import { allRoutes } from '../support/content.ts';
import { htmlOf } from '../support/html-of.ts';
import { expect, test } from '../support/test.ts';

/** Checks the HTML standard and its accessibility rules, but not code style. */
const validator = new HtmlValidate({
  elements: ['html5', { button: { attributes: { 'aria-expanded': { allowed: withoutPopover } } } }],
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'valid-id': ['error', { relaxed: true }],
    // React writes srcSet and dateTime; HTML attribute names are case-insensitive.
    'attr-case': 'off',
    // Allowed on <address>, which has a role.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The region around a wide table comes from Markdown.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/** Forbids aria-expanded on a popover's button: the browser sets its state (ARIA in HTML). */
function withoutPopover(button: { hasAttribute(name: string): boolean }) {
  return button.hasAttribute('popovertarget') ? 'forbidden beside "popovertarget"' : null;
}

const unlisted = ['/no-such-page', '/services/no-such-service', '/search', '/search?q=eye'];

test('every page is valid HTML, and a name tells its articles apart', async ({ request }) => {
  for (const path of [...allRoutes, ...unlisted]) {
    const isListed = !unlisted.includes(path);
    const html = await (isListed ? htmlOf(request, path) : (await request.get(path)).text());
    const { results } = await validator.validateString(html);
    const issues = results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect.soft(issues, path).toEqual([]);
    const unnamed = html.match(/<article(?![^>]* aria-label)/g) ?? [];
    expect.soft(unnamed.length, path).toBeLessThan(2);
  }
});
