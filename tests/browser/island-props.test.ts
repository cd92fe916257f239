import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { defineIsland } from '../../components/island/define-island.ts';
import { expect, test } from './support/test.ts';

const hostile =
  '</script><script>window.broken = true</script>"\'&\u2028\u2029<img src=x onerror="window.broken = true">';

test('a hostile prop arrives in the browser as it was given, and does nothing else', async ({
  page,
}) => {
  const { Island } = await import('../../components/island/island.tsx');
  const island = defineIsland('hostile', ({ text }: { text: string }) =>
    createElement('p', null, text),
  );
  const html = renderToString(
    createElement(Island<{ text: string }>, {
      of: island,
      props: { text: hostile },
      hydrate: 'idle',
    }),
  );
  await page.setContent(html);
  const element = page.locator('[data-island]');
  const given = await element.evaluate((node) =>
    JSON.parse((node as HTMLElement).dataset['props'] ?? ''),
  );
  expect(given).toEqual({ text: hostile });
  await expect(element.locator('p')).toHaveText(hostile, { useInnerText: false });
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});
