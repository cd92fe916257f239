import type { Page } from '@playwright/test';

/** Adds CSS rules to the page, whose policy blocks `<style>`. Returns a function that removes them. */
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
