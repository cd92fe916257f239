import { type PageLink, trailTo } from '#domain/core/addresses.ts';
import { inLanguage } from '#domain/core/language.ts';
import { Isolated, TextIn, useEnglish } from './language.tsx';
import { WithNumbers } from './phone-link.tsx';

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
      <div className="mt-8 grid gap-x-12 gap-y-6 @lg:mt-12 @lg:grid-cols-[7fr_5fr] @lg:items-end">
        <h1 {...inLanguage(page.language)} className="display-1">
          <Isolated language={page.language}>{heading}</Isolated>
        </h1>
        <p {...inLanguage(page.language)} className="lead text-slate">
          <WithNumbers language={page.language}>{standfirst}</WithNumbers>
        </p>
      </div>
    </header>
  );
}

/** The trail from the home page to the current page, which may be in another language than the others. */
export function Breadcrumbs({ page }: { page: PageLink }) {
  const trail = trailTo(page);
  return (
    <nav
      {...useEnglish()}
      aria-label="Breadcrumb"
      className="breadcrumbs screen-only small text-slate"
    >
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {trail.map(({ title, path }, index) => (
          <li key={path} className="flex gap-2">
            {index < trail.length - 1 ? (
              <>
                <a className="p-3 -m-3 hover:underline" href={path}>
                  <TextIn>{title}</TextIn>
                </a>
                <span aria-hidden="true">/</span>
              </>
            ) : (
              <span aria-current="page">
                <TextIn language={page.language}>{title}</TextIn>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
