import { absoluteUrl, generalNotice, type ServiceView } from '#content/index.ts';
import { blocks, bullets, cited, contactLines, inline, link, sourceLines, titled } from './text.ts';

/** A service as Markdown, composed of its fields in the order of its page. */
export function serviceMarkdown({ service, related }: ServiceView): string {
  const { title, tagline, path, triage = [], description, benefits, process } = service;
  const { technology, faqs, sources } = service;
  return blocks(
    `# ${inline(title)}`,
    inline(tagline),
    `Web page: <${absoluteUrl(path)}>`,
    ...triage.flatMap(careCard),
    '## About this service',
    ...description.map((text) => cited(text, service)),
    '## Why It Matters',
    bullets(benefits.map((benefit) => titled(benefit, service))),
    '## How We Do It',
    process.map((step, index) => `${index + 1}. ${titled(step, service)}`).join('\n'),
    '## Latest Tech We Use',
    cited(technology.description, service),
    bullets(technology.items.map((item) => titled(item, service))),
    '## Frequently Asked Questions',
    ...faqs.flatMap(({ question, answer }) => [`### ${inline(question)}`, cited(answer, service)]),
    '## Talk to us',
    contactLines(),
    '## Related pages',
    bullets(related.map((page) => link(page.title, page.path))),
    '## Sources',
    sourceLines(sources),
    inline(generalNotice),
  );
}

type CareCard = NonNullable<ServiceView['service']['triage']>[number];

function careCard({ heading, signs, advice }: CareCard) {
  return [`## ${inline(heading)}`, bullets(signs.map(inline)), inline(advice)];
}
