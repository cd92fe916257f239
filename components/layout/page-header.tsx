import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import type { PageLink } from '#domain/site/page-links.ts';

interface PageHeaderProps {
  heading: string;
  standfirst: string;
  page: PageLink;
}

/** The header of a page without a picture: breadcrumbs, title and introduction. */
export function PageHeader({ heading, standfirst, page }: PageHeaderProps) {
  return (
    <header className="container page-top pb-12">
      <Breadcrumbs page={page} />
      <div className="mt-8 grid gap-x-12 gap-y-6 lg:mt-12 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h1 className="display-1">{heading}</h1>
        <p className="lead text-slate">{standfirst}</p>
      </div>
    </header>
  );
}
