import { HtmlValidate } from 'html-validate';
import { htmlOf } from '../support/html-of.ts';
import { expect, test } from '../support/test.ts';
import { allRoutes } from './site-routes.ts';

/** What the standard and its accessibility rules refuse; how something is written is no error. */
const validator = new HtmlValidate({
  elements: ['html5', { button: { attributes: { 'aria-expanded': { allowed: withoutPopover } } } }],
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'valid-id': ['error', { relaxed: true }],
    // React writes srcSet and dateTime; attribute names have no case in HTML.
    'attr-case': 'off',
    // Permitted on an address, which has a role of its own.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A wide table's region is made from Markdown.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/** The browser says of a popover's button whether it is open (HTML in ARIA). */
function withoutPopover(button: { hasAttribute(name: string): boolean }) {
  return button.hasAttribute('popovertarget') ? 'forbidden beside "popovertarget"' : null;
}

const unlisted = ['/no-such-page', '/services/no-such-service', '/search', '/search?q=eye'];

for (const path of [...allRoutes.map((route) => route.path), ...unlisted]) {
  test(`${path} is valid HTML`, async ({ request }) => {
    const isListed = !unlisted.includes(path);
    const html = await (isListed ? htmlOf(request, path) : (await request.get(path)).text());
    const { results } = await validator.validateString(html);
    const issues = results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect(issues).toEqual([]);
  });
}
