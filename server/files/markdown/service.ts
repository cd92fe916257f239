import { absoluteUrl, generalNotice, type ServiceView } from '#content/index.ts';
import { articleWords } from '#content/words/article.ts';
import { markdownWords } from '#content/words/markdown.ts';
import { serviceHeadings } from '#content/words/service-headings.ts';
import { siteWords } from '#content/words/site.ts';
import { blocks, bullets, contactLines, inline, link, sourceLines, titled } from './text.ts';
import { triageBlocks } from './triage.ts';

/** A service as Markdown, composed of its fields in the order of its page. */
export function serviceMarkdown({ service, related }: ServiceView): string {
  const { title, tagline, path, description, benefits, process } = service;
  const { technology, faqs, sources } = service;
  return blocks(
    `# ${inline(title)}`,
    inline(tagline),
    markdownWords.webPage(absoluteUrl(path)),
    ...triageBlocks(service, (heading) => `## ${heading}`),
    `## ${serviceHeadings.about}`,
    ...description.map(inline),
    `## ${serviceHeadings.benefits}`,
    bullets(benefits.map(titled)),
    `## ${serviceHeadings.process}`,
    process.map((step, index) => `${index + 1}. ${titled(step)}`).join('\n'),
    `## ${serviceHeadings.technology}`,
    inline(technology.description),
    bullets(technology.items.map(titled)),
    `## ${serviceHeadings.questions}`,
    ...faqs.flatMap(({ question, answer }) => [`### ${inline(question)}`, inline(answer)]),
    `## ${articleWords.closing}`,
    contactLines(),
    `## ${siteWords.relatedPages}`,
    bullets(related.map((page) => link(page.title, page.path))),
    `## ${articleWords.sources}`,
    sourceLines(sources),
    inline(generalNotice),
  );
}
