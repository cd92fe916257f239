/** A text in Markdown, as the build has rendered it. */
export function MarkdownText({ html, className = 'prose' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown, raw HTML dropped
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
