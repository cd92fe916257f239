import { renderToString } from 'react-dom/server';
import type { IslandDefinition } from './define-island.ts';

interface IslandProps<Props extends object> {
  of: IslandDefinition<Props>;
  /** Serialized as JSON into a data attribute. */
  props?: Props;
  className?: string;
}

/**
 * Renders an island's HTML and marks it, so that `hydrate-islands.ts` can hydrate it later. The island's name
 * is also its id prefix, so that ids match on both sides. An island with ids can be on a page only once.
 */
export function Island<Props extends object>({ of, props, className }: IslandProps<Props>) {
  const { name, Component } = of;
  // Rendered for each visitor: a cached copy could contain another visitor's input.
  const html = renderToString(<Component {...(props ?? ({} as Props))} />, {
    identifierPrefix: name,
  });
  return (
    <div
      data-island={name}
      data-props={props && JSON.stringify(props)}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, escaped by React
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
