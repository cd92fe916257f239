import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Backdrop } from '#components/backdrop/backdrop.tsx';

test.each([
  [<Backdrop key="" />, 'home', 'pane-container'],
  [<Backdrop key="" pageName="contact" containerClassName="scenes" />, 'contact', 'scenes'],
])('the backdrop defaults to the home page and the pane-container class', (element, ...names) => {
  const [pageName, containerClassName] = names;
  const html = renderToStaticMarkup(element).replaceAll('&quot;', '"');
  expect(html).toMatch(new RegExp(`^<div class="[^"]*\\b${containerClassName}\\b`));
  expect(html.match(/<picture class="[^"]*\bpane\b/g)).toHaveLength(4);
  expect(html).toContain(`data-panes-of="${pageName}"`);
});
