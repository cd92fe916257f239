import { Breadcrumbs } from '#components/breadcrumbs/breadcrumbs.tsx';
import type { PageLink } from '#domain/index.ts';

interface PageHeaderProps {
  eyebrow?: string | undefined;
  heading: string;
  standfirst: string;
  trail: readonly PageLink[];
}

/** The opening of a page without a picture: where it stands, its name and what it offers. */
export function PageHeader({ eyebrow, heading, standfirst, trail }: PageHeaderProps) {
  return (
    <header className="container page-top pb-12">
      <Breadcrumbs trail={trail} />
      {eyebrow && <p className="eyebrow mt-10">{eyebrow}</p>}
      <h1 className="display-1 mt-3 max-w-22ch">{heading}</h1>
      <p className="lead text-slate mt-5 measure">{standfirst}</p>
    </header>
  );
}
