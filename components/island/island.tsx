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
  const json = props && JSON.stringify(props);
  return (
    <div
      data-island={of.name}
      data-hydrate={hydrate}
      data-media={media}
      data-keeps-press={keepsPress ? '' : undefined}
      data-props={json}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, escaped by React
      dangerouslySetInnerHTML={{ __html: render(of, props, json) }}
    />
  );
}

/** The newest HTML of each island: every search's answer has the same navigation. */
const newest = new Map<string, { json: string | undefined; html: string }>();

function render<Props extends object>(
  { name, Component }: IslandDefinition<Props>,
  props = {} as Props,
  json?: string,
): string {
  const last = newest.get(name);
  if (last && last.json === json) return last.html;
  const html = renderToString(<Component {...props} />, { identifierPrefix: name });
  newest.set(name, { json, html });
  return html;
}
