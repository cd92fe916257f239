import type { Page } from '@playwright/test';

/**
 * Changes a page as the translators of Chrome, Edge, and Firefox do: each text becomes an element, around the text node
 * or instead of it, and links move within their sentences. An observer does the same to all that comes later.
 */
export async function translate(page: Page, kind: 'around' | 'instead of') {
  await page.evaluate((how) => {
    const untranslated = 'script, style, textarea, template, [translate="no"], .notranslate';

    function replace(text: Text) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest(`font font, ${untranslated}`)) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      const words = how === 'around' ? text : new Text(`«${text.data}»`);
      parent.replaceChild(outer, text);
      inner.appendChild(words);
      const link = parent.querySelector(':scope > a');
      if (link) parent.insertBefore(link, parent.firstChild);
    }

    function translateAll(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) replace(text);
    }

    translateAll(document.body);
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) translateAll(node);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  }, kind);
}

/** Puts elements before, after, and inside the element with each field, as password managers and spelling checkers do. */
export async function addForeignElements(page: Page, within: string) {
  await page.locator(within).evaluate((root) => {
    for (const field of root.querySelectorAll('input, textarea')) {
      const foreign = () => {
        const element = document.createElement('div');
        element.setAttribute('data-lastpass-icon-root', '');
        for (const name of ['input', 'button']) element.appendChild(document.createElement(name));
        return element;
      };
      const { parentElement: parent } = field;
      parent?.insertBefore(foreign(), parent.firstChild);
      parent?.insertBefore(foreign(), field);
      parent?.insertBefore(foreign(), field.nextSibling);
    }
  });
}

/** Lets a page use strings as text only, never as HTML or scripts. */
export async function forbidHtml(page: Page, path: string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const policy = `${response.headers()['content-security-policy']}; require-trusted-types-for 'script'`;
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
}

/** Chooses a text size, from 0 (normal) to 3, and `dim` or `light`. */
export const chooseTextSize = (page: Page, choice: string) =>
  page.evaluate((chosen) => globalThis.showTextSize(chosen), choice);
