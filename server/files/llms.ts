import {
  describeHours,
  describeHoursBriefly,
  formatAddress,
  generalNotice,
  guides,
  legalPages,
  office,
  plainPages,
  posts,
  practice,
  services,
  texts,
} from '#content/index.ts';
import { blocks, bullets, inline, link } from './markdown/text.ts';
import { triageBlocks } from './markdown/triage.ts';

/** The site in one page for language models (llmstxt.org): what it is and where its Markdown stands. */
export function siteSummary(): string {
  return blocks(
    `# ${inline(practice.name)}`,
    `> ${inline(texts('home').metaDescription)}`,
    bullets(facts()),
    inline(generalNotice),
    // Above the first heading, below which a reader of this format expects links only.
    ...services.summaries.flatMap((service) =>
      triageBlocks(service, (heading) => `**${heading}**`),
    ),
    '## Services',
    bullets(services.summaries.map((service) => entry(service, service.summary))),
    '## Blog',
    bullets(posts.summaries.map((post) => entry(post, post.excerpt))),
    '## Eye care guides',
    bullets(guides.summaries.map((guide) => entry(guide, guide.excerpt))),
    '## Contact',
    bullets([note(plainPages.contact, texts('contact').metaDescription)]),
    '## Optional',
    bullets(
      [...legalPages.summaries, plainPages.sitemap].map(({ title, path }) => link(title, path)),
    ),
  );
}

function facts(): string[] {
  const { address, phone, email, schedules } = office;
  const hours = describeHours(schedules.exams).map(({ days, times }) => `${days} ${times}`);
  return [
    `Address: ${inline(formatAddress(address))}`,
    `Phone: ${inline(phone)} (${inline(describeHoursBriefly(schedules.phone))})`,
    `E-mail: ${inline(email)}`,
    `Exams and boutique, by appointment: ${hours.join('; ')}`,
  ];
}

function entry({ title, path }: { title: string; path: string }, text: string): string {
  return note({ title, path: `${path}.md` }, text);
}

function note({ title, path }: { title: string; path: string }, text: string): string {
  return `${link(title, path)}: ${inline(text)}`;
}
