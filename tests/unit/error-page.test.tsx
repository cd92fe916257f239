import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorPage } from '#components/not-found/error-page.tsx';
import { errorPage } from '#server/pages/error-page.ts';

test('a rendering failure shows its status and text', () => {
  const html = renderToStaticMarkup(<ErrorPage status={500} />);
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('500 Internal Server Error');
});

test('the page of last resort says the same and needs nothing else', () => {
  const html = errorPage();
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('500 Internal Server Error');
  expect(html).not.toMatch(/<script|<link|<img|<style/);
});
