import { PhoneLink } from '#components/contact/phone-link.tsx';
import { CategoryCards } from '#components/guide/category-cards.tsx';
import { LinkList } from '#components/layout/link-list.tsx';
import { Section } from '#components/layout/section.tsx';
import { pageCopy, problems, services } from '#domain/content.ts';
import { triageService } from '#domain/services/services.ts';
import { pageLink } from '#domain/site/page-links.ts';
import { plainPages } from '#domain/site/plain-pages.ts';

const { popular, guides, help } = pageCopy('search').sections;
const mostServices = 5;

/** What most visitors look for: the first services of the menu, and the contact page. */
export function PopularPages() {
  const links = [
    ...(problems.length > 0 ? [plainPages.problems] : []),
    ...services.slice(0, mostServices),
    pageLink('/contact'),
  ];
  return (
    <Section title={popular.heading} titleId="popular" look="display-3">
      <LinkList links={links} className="index-lines grid gap-x-12 mt-6 sm:grid-cols-2" />
    </Section>
  );
}

export function Guides() {
  return (
    <Section title={guides.heading} titleId="guides" look="display-3" className="mt-16">
      <CategoryCards headingLevel="h3" />
    </Section>
  );
}

/** The phone number, and a link to the emergency signs. */
export function AskAPerson() {
  return (
    <aside
      aria-labelledby="ask"
      className="px-[clamp(1.5rem,4vw,2.5rem)] pt-10 pb-14 wide:lg:sticky wide:lg:top-below-header on-dark bg-band screen-only"
    >
      <h2 id="ask" className="display-3">
        {help.heading}
      </h2>
      <p className="mt-3">{help.text}</p>
      <PhoneLink className="button-gold mt-5" />
      {triageService && (
        <p className="mt-4 small">
          <a href={triageService.path} className="text-link">
            {help.action}
          </a>
        </p>
      )}
    </aside>
  );
}
