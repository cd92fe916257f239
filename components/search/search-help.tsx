import { CategoryCards } from '#components/guide/category-cards.tsx';
import { LinkList } from '#components/layout/link-list.tsx';
import { Section } from '#components/layout/section.tsx';
import { linkTo, office, type PageTexts, phoneLink, services } from '#content/index.ts';

const mostServices = 5;

/** What most visitors look for: the services that the menus begin with, and the way to the practice. */
export function PopularPages({ page }: { page: PageTexts<'search'> }) {
  const links = [...services.summaries.slice(0, mostServices), linkTo('/contact')];
  return (
    <Section title={page.sections.popular.heading} titleId="popular" look="display-3">
      <LinkList links={links} className="index-lines popular-pages mt-6" />
    </Section>
  );
}

export function Guides({ page }: { page: PageTexts<'search'> }) {
  return (
    <Section
      title={page.sections.guides.heading}
      titleId="guides"
      look="display-3"
      className="mt-20"
    >
      <CategoryCards headingLevel="h3" />
    </Section>
  );
}

/** The phone, for whoever would rather ask, and where to look when an eye can't wait. */
export function AskAPerson({ page }: { page: PageTexts<'search'> }) {
  const { heading, text, action } = page.sections.help;
  const urgent = services.summaries.find(({ triage }) => triage);
  return (
    <aside aria-labelledby="ask" className="ask rim on-dark screen-only">
      <h2 id="ask" className="display-3">
        {heading}
      </h2>
      <p className="mt-3">{text}</p>
      <a href={phoneLink(office.phone)} className="button-gold mt-5">
        {office.phone}
      </a>
      {urgent && (
        <p className="mt-4 small">
          <a href={urgent.path} className="text-link">
            {action}
          </a>
        </p>
      )}
    </aside>
  );
}
