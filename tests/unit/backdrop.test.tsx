import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Backdrop } from '#components/backdrop/backdrop.tsx';

/** The classes of the element that holds the panes, how many it holds, and what its script is told. */
function readBackdrop(html: string) {
  const [, classes = '', panes = ''] = html.match(/^<div class="([^"]*)"[^>]*>(.*?)<\/div>/) ?? [];
  const [, props = ''] = html.match(/data-props="([^"]*)"/) ?? [];
  return {
    classes: classes.split(' '),
    count: panes.match(/<picture class="pane /g)?.length,
    props: JSON.parse(props.replaceAll('&quot;', '"')),
  };
}

test('the background is of the page home, in a pane-container, unless it is told otherwise', () => {
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
