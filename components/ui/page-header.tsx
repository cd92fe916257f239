import { type PageLink, trailTo } from '#domain/site/plain-pages.ts';
import { useEnglish, useLanguage } from './language.ts';

interface PageHeaderProps {
  heading: string;
  standfirst: string;
  page: PageLink;
}

/** The header of a page without a picture: breadcrumbs, title and introduction. */
export function PageHeader({ heading, standfirst, page }: PageHeaderProps) {
  return (
    <header className="container pt-page-top pb-12">
      <Breadcrumbs page={page} />
      <div className="mt-8 grid gap-x-12 gap-y-6 lg:mt-12 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h1 className="display-1">{heading}</h1>
        <p className="lead text-slate">{standfirst}</p>
      </div>
    </header>
  );
}

/** The trail from the home page to the current page, which may be in another language than the others. */
export function Breadcrumbs({ page }: { page: PageLink }) {
  const language = useLanguage();
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
                <a href={path} className="p-3 -m-3 hover:underline">
                  {title}
                </a>
                <span aria-hidden="true">/</span>
              </>
            ) : (
              <span lang={language === 'en' ? undefined : language} aria-current="page">
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
