import {
  absoluteUrl,
  type EmergencyHelp,
  emergencyHelp,
  generalNotice,
  instrumentsFor,
  reviewOf,
  type ServiceView,
} from '#content/index.ts';
import { articleWords } from '#content/words/article.ts';
import { careWords } from '#content/words/care.ts';
import { markdownWords } from '#content/words/markdown.ts';
import { serviceWords } from '#content/words/service.ts';
import { siteWords } from '#content/words/site.ts';
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

/** A service as Markdown, composed of its fields in the order of its page. */
export function serviceMarkdown({ service, related }: ServiceView): string {
  const review = reviewOf(service.updated);
  const { own, general } = instrumentsFor(service);
  const { title, tagline, path, triage = [], description, benefits, process } = service;
  const { technology, faqs, sources } = service;
  return blocks(
    `# ${inline(title)}`,
    inline(tagline),
    markdownWords.webPage(absoluteUrl(path)),
    ...triage.flatMap(careCard),
    `## ${serviceWords.about}`,
    ...description.map((text) => cited(text, service)),
    `## ${serviceWords.benefits}`,
    bullets(benefits.map((benefit) => titled(benefit, service))),
    `## ${serviceWords.process}`,
    process.map((step, index) => `${index + 1}. ${titled(step, service)}`).join('\n'),
    `## ${serviceWords.technology}`,
    own.length > 0 && `### ${inline(careWords.equipment)}`,
    bullets(own.map((item) => titled(item, service))),
    cited(technology.description, service),
    bullets(general.map((item) => titled(item, service))),
    `## ${serviceWords.questions}`,
    ...faqs.flatMap(({ question, answer }) => [`### ${inline(question)}`, cited(answer, service)]),
    `## ${articleWords.closing}`,
    contactLines(),
    `## ${siteWords.relatedPages}`,
    bullets(related.map((page) => link(page.title, page.path))),
    `## ${articleWords.sources}`,
    sourceLines(sources),
    review && reviewLine(review),
    inline(generalNotice),
  );
}

type CareCard = NonNullable<ServiceView['service']['triage']>[number];

function careCard({ level, heading, signs, advice }: CareCard) {
  const { afterHours, emergencyRoom } = emergencyHelp();
  const help = { emergency: emergencyRoom, urgent: afterHours, routine: undefined }[level];
  return [`## ${inline(heading)}`, bullets(signs.map(inline)), inline(advice), help && where(help)];
}

function where({ title, link: place, lines }: EmergencyHelp): string {
  const target = place && `[${inline(place.text)}](${place.href})`;
  return `**${inline(title)}**: ${[target, ...lines.map(inline)].filter(Boolean).join(' · ')}`;
}
