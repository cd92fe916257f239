import { createElement, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandDefinition } from './define-island.ts';

/** Hydrates one island. If its component throws, now or later, the server's HTML is restored. */
export function hydrateIsland(
  element: HTMLElement,
  { name, Component, styles }: IslandDefinition<object>,
) {
  if (styles) {
    // After those of the page.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }
  const serverHtml = element.innerHTML;
  const props: object = JSON.parse(element.dataset['props'] ?? '{}');
  const content = createElement(Component, props);
  const root = hydrateRoot(element, createElement(Hydrated, { element }, content), {
    identifierPrefix: name,
    onUncaughtError: restore,
    onRecoverableError: (error) =>
      console.error(`Island "${name}" differs from its server HTML. Make both the same:`, error),
  });

  function restore(error: unknown) {
    console.error(`Island "${name}" threw and isn't interactive. Fix its component:`, error);
    queueMicrotask(() => {
      root.unmount();
      element.innerHTML = serverHtml;
      delete element.dataset['hydrated'];
    });
  }
}

/** Marks the island as hydrated. By then, its component's layout effects have run. */
function Hydrated({ element, children }: { element: HTMLElement; children?: ReactNode }) {
  useLayoutEffect(() => {
    element.dataset['hydrated'] = '';
  }, [element]);
  useEffect(() => {
    const focused = document.activeElement;
    // It had the focus before anything listened, and its component may react to focus events only.
    if (focused && element.contains(focused)) {
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    element.dispatchEvent(new Event('hydrated'));
  }, [element]);
  return children;
}
