import { type Graph, serializeGraph } from '#content/index.ts';

/** What the page says of itself to machines: data, which no browser runs. */
export function StructuredData({ graph }: { graph: Graph }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serialized so that nothing can end the element
      dangerouslySetInnerHTML={{ __html: serializeGraph(graph) }}
    />
  );
}
