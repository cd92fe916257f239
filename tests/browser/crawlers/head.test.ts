import { HtmlValidate } from 'html-validate';
import { articles, translations } from '../support/content.ts';
import { attributesOf, decode, htmlOf } from '../support/html-of.ts';
import { mainLocation, practice } from '../support/practice.ts';
import { articlePage, auditedPages, readPages } from '../support/templates.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });

const town = `${mainLocation.address.locality}, ${mainLocation.address.region}`;

/** Titles that the specification sets, whatever their length. */
const fixedTitles: Record<string, string> = {
  '/': `${practice.name} | ${practice.promise} in ${town}`,
  '/contact': `Contact Us | ${practice.name} | ${town}`,
  '/eye-care-guides': `Eye Care Guides | ${practice.name}`,
  '/helpful-links': `Eye Care Guides | ${practice.name}`,
};

test('a page has its own title, description, addresses, and feeds', async ({ request }) => {
  const known: string[] = [];
  for (const path of readPages) {
    const html = await htmlOf(request, path);
    const ofProperty = (name: string) => attributesOf(html, `property="${name}"`, 'content');
    const [description = ''] = attributesOf(html, 'name="description"', 'content');
    const title = decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    const fixed = fixedTitles[path];
    if (fixed) expect(title, path).toBe(fixed);
    else expect(title.length, path).toBeLessThanOrEqual(60);
    if (path !== '/helpful-links') expect(known, path).not.toContain(title);
    expect(known, path).not.toContain(description);
    known.push(title, description);
    expect(description, path).toMatch(/^.{70,160}$/);
    expect(ofProperty('og:title'), path).toEqual([title]);
    expect(ofProperty('og:description'), path).toEqual([description]);
    const canonical = path === '/eye-care-guides' ? '/helpful-links' : path;
    const address = new URL(canonical, practice.siteOrigin).href;
    expect(attributesOf(html, 'rel="canonical"', 'href'), path).toEqual([address]);
    expect(ofProperty('og:url'), path).toEqual([address]);
    const { date, updated = date } = articles.find((one) => one.path === path)?.record ?? {};
    expect(ofProperty('og:type'), path).toEqual([date ? 'article' : 'website']);
    expect(ofProperty('article:published_time'), path).toEqual(date ? [date] : []);
    expect(ofProperty('article:modified_time'), path).toEqual(date ? [updated] : []);
    const isSpanish = translations.some((page) => page.path === path);
    expect(ofProperty('og:locale'), path).toEqual([isSpanish ? 'es_US' : 'en_US']);
    expect(/<main [^>]*lang="es"/.test(html), path).toBe(isSpanish);
    expect(html, path).toContain('<html lang="en-US">');
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(html, path).not.toContain('name="robots"');
    expect(html.includes('rel="sitemap"'), path).toBe(path === '/');
    const hasMarkdown =
      /^\/(show-what-you-see$|(blog|eye-problems|helpful-links|services)\/.)/.test(path);
    const types = attributesOf(html, 'rel="alternate"', 'type').filter(Boolean);
    const feed = articlePage ? ['application/atom+xml'] : [];
    expect(types, path).toEqual([...(hasMarkdown ? ['text/markdown'] : []), ...feed]);
  }
});

test('a page that is also in Spanish names both addresses', async ({ request }) => {
  test.skip(translations.length === 0, 'No page is in Spanish.');
  for (const { path } of translations) {
    const english = path.replace(/\/es$/, '');
    const versions = [english, path].map((one) => new URL(one, practice.siteOrigin).href);
    for (const version of [english, path]) {
      const html = await htmlOf(request, version);
      expect(attributesOf(html, 'hrefLang="en"', 'href'), version).toEqual([versions[0]]);
      expect(attributesOf(html, 'hrefLang="es"', 'href'), version).toEqual([versions[1]]);
    }
    const html = await htmlOf(request, path);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)</.exec(html) ?? [];
    const page = { '@type': 'MedicalWebPage', '@id': versions[1], inLanguage: 'es' };
    expect(JSON.parse(json)['@graph']).toContainEqual(expect.objectContaining(page));
  }
});

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

test('every page is valid HTML, and a name tells its articles apart', async ({ request }) => {
  for (const path of new Set([...auditedPages, '/services/no-such-service', '/search'])) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    const issues = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(issues, path).toEqual([]);
    const unnamed = html.match(/<article(?![^>]* aria-label)/g) ?? [];
    expect.soft(unnamed.length, path).toBeLessThan(2);
  }
});
