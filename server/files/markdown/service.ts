import { absoluteUrl, generalNotice, type ServiceView } from '#content/index.ts';
import { blocks, bullets, contactLines, inline, link, sourceLines, titled } from './text.ts';
import { triageBlocks } from './triage.ts';

/** A service as Markdown, composed of its fields in the order of its page. */
export function serviceMarkdown({ service, related }: ServiceView): string {
  const { title, tagline, path, description, benefits, process } = service;
  const { technology, faqs, sources } = service;
  return blocks(
    `# ${inline(title)}`,
    inline(tagline),
    `Web page: <${absoluteUrl(path)}>`,
    ...triageBlocks(service, (heading) => `## ${heading}`),
    '## About this service',
    ...description.map(inline),
    '## Why It Matters',
    bullets(benefits.map(titled)),
    '## How We Do It',
    process.map((step, index) => `${index + 1}. ${titled(step)}`).join('\n'),
    '## Latest Tech We Use',
    inline(technology.description),
    bullets(technology.items.map(titled)),
    '## Frequently Asked Questions',
    ...faqs.flatMap(({ question, answer }) => [`### ${inline(question)}`, inline(answer)]),
    '## Talk to us',
    contactLines(),
    '## Related pages',
    bullets(related.map((page) => link(page.title, page.path))),
    '## Sources',
    sourceLines(sources),
    inline(generalNotice),
  );
}
