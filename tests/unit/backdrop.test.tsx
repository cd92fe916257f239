import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Backdrop } from '#components/backdrop/backdrop.tsx';

/** Returns the container's classes, the number of panes in it, and the island's props. */
function readBackdrop(html: string) {
  const [, classes = '', panes = ''] = html.match(/^<div class="([^"]*)"[^>]*>(.*?)<\/div>/) ?? [];
  const [, props = ''] = html.match(/data-props="([^"]*)"/) ?? [];
  return {
    classes: classes.split(' '),
    count: panes.match(/<picture class="pane /g)?.length,
    props: JSON.parse(props.replaceAll('&quot;', '"')),
  };
}

test('the backdrop defaults to the home page and the pane-container class', () => {
  const usual = readBackdrop(renderToStaticMarkup(<Backdrop />));
  expect(usual.classes).toContain('pane-container');
  expect(usual.count).toBe(4);
  expect(usual.props).toMatchObject({ pageName: 'home', containerClassName: 'pane-container' });
  const other = readBackdrop(
    renderToStaticMarkup(<Backdrop pageName="contact" containerClassName="scenes" />),
  );
  expect(other.classes).toContain('scenes');
  expect(other.classes).not.toContain('pane-container');
  expect(other.count).toBe(4);
  expect(other.props).toMatchObject({ pageName: 'contact', containerClassName: 'scenes' });
});
