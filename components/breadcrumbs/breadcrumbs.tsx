import type { PageLink } from '#domain/site/page-links.ts';
import { trailTo } from '#domain/site/plain-pages.ts';

/** The trail from the home page to the current page. */
export function Breadcrumbs({ page }: { page: PageLink }) {
  const trail = trailTo(page);
  return (
    <nav aria-label="Breadcrumb" className="breadcrumbs screen-only small text-slate">
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
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
