import { renderToString } from 'react-dom/server';
import type { IslandDefinition } from './define-island.ts';
import type { HydrateOn } from './hydrate-islands.ts';

interface IslandProps<Props extends object> {
  of: IslandDefinition<Props>;
  /** Serialized as JSON into a data attribute. */
  props?: Props;
  hydrate: HydrateOn;
  /** Media query without which the island stays as it is, as `(min-width: 48rem)`. */
  media?: string;
  className?: string;
  /** Its buttons do nothing before hydration: a press starts it, and is repeated then. */
  keepsPress?: boolean;
}

/**
 * Renders an island's finished HTML and marks it, so that `hydrate-islands.ts` can make it interactive later.
 * The island’s name is its id prefix too: ids agree on both sides, and an island that has ids stands on a page once.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { of, props, hydrate, media, className, keepsPress } = island;
  const { name, Component } = of;
  // Rendered anew for each visitor: a copy kept in memory could hold what the last one wrote.
  const html = renderToString(<Component {...(props ?? ({} as Props))} />, {
    identifierPrefix: name,
  });
  return (
    <div
      data-island={name}
      data-hydrate={hydrate}
      data-media={media}
      data-keeps-press={keepsPress ? '' : undefined}
      data-props={props && JSON.stringify(props)}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, escaped by React
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
