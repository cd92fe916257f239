import { renderToString } from 'react-dom/server';
import type { IslandDefinition } from './define-island.ts';
import type { Wake } from './wake.ts';

interface IslandProps<Props extends object> {
  of: IslandDefinition<Props>;
  /** Anything JSON can carry; it travels in an attribute, where no text can end it. */
  props?: Props;
  wake: Wake;
  /** Media query without which the island sleeps on, as `(min-width: 48rem)`. */
  media?: string;
  className?: string;
  /** Its buttons do nothing while it sleeps: a press wakes it, and is repeated then. */
  keepsPress?: boolean;
}

/**
 * Renders an island's finished HTML and marks it, so that `wake.ts` can make it interactive later.
 * The island's name is its id prefix too: ids agree on both sides, and an island stands on a page once.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { of, props, wake, media, className, keepsPress } = island;
  const { name, Component } = of;
  const given = props ?? ({} as Props);
  const html = renderToString(<Component {...given} />, { identifierPrefix: name });
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-media={media}
      data-keeps-press={keepsPress ? '' : undefined}
      data-props={props && JSON.stringify(props)}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, escaped by React
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
