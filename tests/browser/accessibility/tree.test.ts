import { waitUntilHydrated } from '../support/hydrated.ts';
import { templates } from '../support/templates.ts';
import { expect, type Page, quietTest as test } from '../support/test.ts';

/** What assistive technology is given of an element. */
interface Node {
  role: string;
  name: string;
  level: number;
}

/** What can stand several times on a page, or can be used, and so is told apart by its name. */
const named = ['navigation', 'region', 'complementary', 'link', 'button', 'textbox'];

/** The landmarks of which a page has one. */
const single = ['banner', 'main', 'contentinfo'];

for (const [name, path] of Object.entries(templates)) {
  test(`${name}: assistive technology is given one outline and a name for every part`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await waitUntilHydrated(page, 'main-navigation');
    const nodes = await readTree(page);
    const landmarks = nodes.filter(({ role }) => single.includes(role)).map(({ role }) => role);
    expect(landmarks).toEqual(single);
    expect(nodes.filter((node) => named.includes(node.role) && !node.name)).toEqual([]);
    const levels = nodes.filter(({ role }) => role === 'heading').map(({ level }) => level);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });
}

test('the header offers its controls by name, in the order in which they stand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(templates.service);
  await waitUntilHydrated(page, 'main-navigation');
  await expect(page.getByRole('navigation', { name: 'Main' })).toMatchAriaSnapshot(`
    - navigation "Main":
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - button "Services"
        - listitem:
          - link "Eye Care Guides"
        - listitem:
          - link "Blog"
        - listitem:
          - link "Contact"
  `);
});

async function readTree(page: Page): Promise<Node[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return Array.from(
    tree.matchAll(/^ *- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/gm),
    ([, role = '', name = '', rest = '']) => ({
      role,
      name,
      level: Number(/\[level=(\d)\]/.exec(rest)?.[1] ?? 0),
    }),
  );
}
