import { createElement, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { IslandDefinition } from './define-island.ts';
import { VisitorState } from './visitor-state.ts';

/** Milliseconds within which a second error of an island stops it. */
const minute = 60_000;

/**
 * Hydrates one island. Whenever its nodes have to be made anew, what the visitor typed, chose, and focused is put back:
 * if they differ from the server's, because a translator or an extension has changed them, and if its component throws.
 * One that throws again within a minute stops, and keeps its nodes as they are.
 */
export function hydrateIsland(
  element: HTMLElement,
  { name, Component, styles }: IslandDefinition<object>,
) {
  if (styles) addStyles(styles);
  const state = new VisitorState(element);
  const props: object = JSON.parse(element.dataset['props'] ?? '{}');
  const tree = createElement(Hydrated, { element, state }, createElement(Component, props));
  let lastRevival = -minute;
  let isWaiting = false;
  const root = hydrateRoot(element, tree, {
    identifierPrefix: name,
    onUncaughtError: revive,
    onRecoverableError: (error) =>
      console.warn(`Island "${name}" was rendered anew, because its HTML had changed:`, error),
  });

  /** React has just removed all nodes. It may report several errors at once. */
  function revive(error: unknown) {
    console.error(`Island "${name}" threw. Fix its component:`, error);
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      if (performance.now() - lastRevival < minute) return stop();
      lastRevival = performance.now();
      flushSync(() => root.render(tree));
    });
  }

  function stop() {
    console.error(`Island "${name}" threw again and isn't interactive.`);
    root.unmount();
    element.replaceChildren(...state.nodes);
    state.putBack();
    delete element.dataset['hydrated'];
    element.dataset['failed'] = 'stopped';
  }
}

/**
 * Adds styles in a layer after all others: in a sheet of its own, or where a browser can't construct one, in the page's. To
 * change a sheet that has fonts, the browser styles and lays out the whole page again.
 */
function addStyles(styles: string) {
  const layer = `@layer islands{${styles}}`;
  try {
    const own = new CSSStyleSheet();
    own.replaceSync(layer);
    document.adoptedStyleSheets.push(own);
    return;
  } catch {
    // Below.
  }
  const { sheet } =
    document.querySelector<HTMLLinkElement>('[rel="stylesheet"]:not([media])') ?? {};
  sheet?.insertRule(layer, sheet.cssRules.length);
}

interface HydratedProps {
  element: HTMLElement;
  state: VisitorState;
  children?: ReactNode;
}

/** Marks the island as hydrated. By then, its component's layout effects have run. */
function Hydrated({ element, state, children }: HydratedProps) {
  // Nothing can happen between this and a replacement of the nodes.
  state.remember();
  useLayoutEffect(() => {
    state.putBack();
    element.dataset['hydrated'] = '';
    return () => state.remember();
  }, [element, state]);
  useEffect(() => {
    const focused = document.activeElement;
    // The element had the focus before anything listened, and its component may react to focus events only.
    if (focused && element.contains(focused)) {
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    element.dispatchEvent(new CustomEvent('hydrated', { detail: state }));
  }, [element, state]);
  return children;
}
