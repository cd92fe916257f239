import type { Section } from '#domain/content.ts';

/** Markdown that the build has rendered to HTML. */
export function MarkdownText({ html, className = 'prose' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown, raw HTML dropped
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Returns where a section's heading starts in the HTML, or without a section where the HTML ends. */
export function startOf(html: string, section?: Section) {
  return section ? html.indexOf(`<h2 id="${section.id}"`) : html.length;
}
