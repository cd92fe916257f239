import { type PageLink, trailTo } from '#domain/site/plain-pages.ts';
import { useEnglish } from './language.ts';

/** A page, with the language of its text if that isn’t English. */
type PageInLanguage = PageLink & { language?: string | undefined };

interface PageHeaderProps {
  heading: string;
  standfirst: string;
  page: PageInLanguage;
}

/** The header of a page without a picture: breadcrumbs, title and introduction. */
export function PageHeader({ heading, standfirst, page }: PageHeaderProps) {
  return (
    <header className="container pt-page-top pb-12">
      <Breadcrumbs page={page} />
      <div className="mt-8 grid gap-x-12 gap-y-6 lg:mt-12 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h1 lang={page.language} className="display-1">
          {heading}
        </h1>
        <p lang={page.language} className="lead text-slate">
          {standfirst}
        </p>
      </div>
    </header>
  );
}

/** The trail from the home page to the current page, which may be in another language than the others. */
export function Breadcrumbs({ page }: { page: PageInLanguage }) {
  const trail = trailTo(page);
  return (
    <nav
      {...useEnglish()}
      aria-label="Breadcrumb"
      className="breadcrumbs screen-only small text-slate"
    >
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ title, path }, index) => (
          <li key={path} className="flex gap-2">
            {index < trail.length - 1 ? (
              <>
                <a className="trail-link" href={path}>
                  {title}
                </a>
                <span aria-hidden="true">/</span>
              </>
            ) : (
              <span lang={page.language} aria-current="page">
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
