import type { Page } from '@playwright/test';

/** `longer` makes each word half as long again; `longest` also makes one of each text 24 letters long. */
export type Language = 'English' | 'longer' | 'longest';

/** Puts all texts of a page into another language. Numbers and addresses stay. */
export function translate(page: Page, language: Language) {
  return page.evaluate((chosen) => {
    const longest = 24;
    const store = window as unknown as { originals?: Map<Text, string> };
    store.originals ??= new Map();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.data.trim() || text.parentElement?.closest('script, textarea')) continue;
      const original = store.originals.get(text) ?? text.data;
      store.originals.set(text, original);
      const translated = chosen === 'English' ? original : lengthened(original);
      if (text.data !== translated) text.data = translated;
    }

    function lengthened(text: string) {
      const words = text.match(/(?<!\S)\p{Letter}+(?!\S)/gu) ?? [];
      const [most] = words.toSorted((one, other) => other.length - one.length);
      let isNext = chosen === 'longest';
      return text.replaceAll(/(?<!\S)\p{Letter}+(?!\S)/gu, (word) => {
        const isLongest = isNext && word === most;
        if (isLongest) isNext = false;
        const length = isLongest ? longest : Math.ceil(word.length * 1.5);
        return word.padEnd(length, word.toLowerCase());
      });
    }
  }, language);
}
