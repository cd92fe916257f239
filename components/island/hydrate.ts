import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandDefinition } from './define-island.ts';

/**
 * Makes one island interactive. If its component throws, now or later, the server's HTML comes back
 * and the console hears of it once.
 */
export function hydrateIsland(element: HTMLElement, { name, Component }: IslandDefinition<object>) {
  const serverHtml = element.innerHTML;
  const props: object = JSON.parse(element.dataset['props'] ?? '{}');
  const root = hydrateRoot(element, createElement(Component, props), {
    identifierPrefix: name,
    onUncaughtError: restore,
    onRecoverableError: (error) => console.error(`Island "${name}" differs from its HTML:`, error),
  });
  element.dataset['awake'] = '';

  function restore(error: unknown) {
    console.error(`The part "${name}" of this page stays as the server sent it.`, error);
    queueMicrotask(() => {
      root.unmount();
      element.innerHTML = serverHtml;
      delete element.dataset['awake'];
    });
  }
}
