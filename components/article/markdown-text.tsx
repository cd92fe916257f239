/** Markdown that the build has rendered to HTML. */
export function MarkdownText({ html, className = 'prose' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown, raw HTML dropped
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
