import { CategoryCards } from '#components/guide/category-cards.tsx';
import { linkTo, type PageTexts, practice, sectionOf, services } from '#content/index.ts';

const mostServices = 5;

/** What most visitors look for: the services that the menus begin with, and the way to the practice. */
export function PopularPages({ page }: { page: PageTexts }) {
  const links = [...services.summaries.slice(0, mostServices), linkTo('/contact')];
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className="display-3">
        {sectionOf(page, 'popular').heading}
      </h2>
      <ul className="link-list mt-4 sm:columns-2 gap-x-12">
        {links.map(({ path, title }) => (
          <li key={path} className="break-inside-avoid">
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The guides by subject, for whoever would rather browse. */
export function Guides({ page }: { page: PageTexts }) {
  return (
    <section aria-labelledby="guides" className="mt-16">
      <h2 id="guides" className="display-3">
        {sectionOf(page, 'guides').heading}
      </h2>
      <CategoryCards headingLevel="h3" />
    </section>
  );
}

/** The phone, for whoever would rather ask, and where to look when an eye can't wait. */
export function AskAPerson({ page }: { page: PageTexts }) {
  const { heading, paragraphs, action } = sectionOf(page, 'help');
  const urgent = services.summaries.find(({ triage }) => triage);
  return (
    <aside aria-labelledby="ask" className="ask">
      <h2 id="ask" className="display-3">
        {heading}
      </h2>
      <p className="mt-3">{paragraphs[0]}</p>
      <a href={`tel:${practice.phone.e164}`} className="button-gold mt-5">
        {practice.phone.display}
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
