import type { Page } from '@playwright/test';

/**
 * Lays rules over the page's own, as a visitor's browser does: the Content-Security-Policy lets no
 * `<style>` in.
 * @returns what takes them away again
 */
export async function overrideStyles(page: Page, rules: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, rules);
  return async () => {
    await sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
    });
    await sheet.dispose();
  };
}
