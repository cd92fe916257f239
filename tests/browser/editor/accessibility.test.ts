import { findViolations } from '../accessibility/audit.ts';
import { expect, test } from '../support/editor.ts';

/**
 * What Sveltia CMS itself lacks: it forbids zooming on touch screens, its screens have no heading of the
 * first level and parts outside of landmarks, and some of its attributes and lists are
 * idle. Labels, hints and
 * the page around it are ours, and clean.
 */
const ofTheEditor = [
  'meta-viewport',
  'page-has-heading-one',
  'landmark-one-main',
  'region',
  'aria-required-children',
  'aria-valid-attr-value',
  'aria-prohibited-attr',
];

test('the first screens lack nothing but what the editor’s own interface lacks', async ({
  editor,
}) => {
  const { page } = editor;
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page).toHaveTitle(/Edit the website/);
  async function findOwn() {
    const rules = (await findViolations(page)).map((violation) => violation.replace(/:.*/s, ''));
    return rules.filter((rule) => !ofTheEditor.includes(rule));
  }
  // A screen is drawn in steps, and its headings are not in order at each.
  const expectNone = () => expect.poll(findOwn).toEqual([]);
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
  await expectNone();
  await editor.chooseFolder();
  await expect(page.getByRole('row').first()).toBeVisible();
  await expectNone();
  await editor.open('_singletons/entries/closures');
  await expect(editor.field('Closings')).toBeVisible();
  await expectNone();
  await editor.open('posts/new');
  await expect(editor.field('Title')).toBeVisible();
  await expectNone();
});
