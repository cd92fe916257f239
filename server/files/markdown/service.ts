import {
  absoluteUrl,
  care,
  generalNotice,
  instrumentsFor,
  reviewOf,
  type ServiceView,
} from '#domain/index.ts';
import { articleWords, markdownWords } from '#domain/words/article.ts';
import { careWords } from '#domain/words/practice.ts';
import { serviceWords } from '#domain/words/service.ts';
import { siteWords } from '#domain/words/site.ts';
import {
  blocks,
  bullets,
  cited,
  contactLines,
  inline,
  link,
  reviewLine,
  sourceLines,
  titled,
} from './text.ts';
import { getHelpBlocks, triageBlocks } from './triage.ts';

/** Returns a service as Markdown, in the order of its page. */
export function serviceMarkdown({ service, related }: ServiceView): string {
  const review = reviewOf(service);
  const { own, general } = instrumentsFor(service, care);
  const { title, tagline, path, description, benefits, process } = service;
  const { technology, faqs, sources, signSources } = service;
  return blocks(
    `# ${inline(title)}`,
    inline(tagline),
    markdownWords.webPage(absoluteUrl(path)),
    ...triageBlocks(service, (heading) => `## ${heading}`),
    `## ${serviceWords.about}`,
    ...description.map((text, index) => cited(text, service, `description.${index}`)),
    `## ${serviceWords.benefits}`,
    bullets(benefits.map((benefit, index) => titled(benefit, service, `benefits.${index}.text`))),
    `## ${serviceWords.process}`,
    process
      .map((step, index) => `${index + 1}. ${titled(step, service, `process.${index}.text`)}`)
      .join('\n'),
    `## ${serviceWords.technology}`,
    own.length > 0 && `### ${inline(careWords.equipment)}`,
    bullets(own.map((item) => titled(item, service))),
    cited(technology.description, service, 'technology.description'),
    bullets(general.map((item) => titled(item, service, item.field))),
    `## ${serviceWords.questions}`,
    ...faqs.flatMap(({ question, answer }, index) => [
      `### ${inline(question)}`,
      cited(answer, service, `faqs.${index}.answer`),
    ]),
    ...getHelpBlocks(service),
    `## ${articleWords.closing}`,
    contactLines(),
    `## ${siteWords.relatedPages}`,
    bullets(related.map((page) => link(page.title, page.path))),
    `## ${articleWords.sources}`,
    sourceLines([...sources, ...signSources]),
    review && reviewLine(review),
    inline(generalNotice),
  );
}
