import { holdIslands } from '../support/before-hydration.ts';
import { expect, type Page, quietTest as test } from '../support/test.ts';

/** What the browser itself tells assistive technology of a button. */
async function expandedState(page: Page, name: string) {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document' });
  const query = { objectId: result.objectId ?? '', role: 'button', accessibleName: name };
  const { nodes } = await session.send('Accessibility.queryAXTree', query);
  const [button] = nodes.filter(({ ignored }) => !ignored);
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

for (const [name, width] of [
  ['Services', 1440],
  ['Comfort view', 1440],
  ['Menu', 390],
] as const) {
  test(`before any island is hydrated, the button "${name}" tells whether its popover is open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await holdIslands(page);
    await page.goto('/contact');
    const button = page.locator('header').getByRole('button', { name, exact: true }).first();
    expect(await expandedState(page, name)).toBe(false);
    await button.press('Enter');
    await expect.poll(() => expandedState(page, name)).toBe(true);
  });
}
