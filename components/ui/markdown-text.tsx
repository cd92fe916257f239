import type { ReactNode } from 'react';
import type { ArticlePage } from '#domain/content.ts';
import { inLanguage } from '#domain/core/language.ts';
import { Icon } from './icon.tsx';
import { Isolated } from './language.tsx';

interface MarkdownTextProps {
  parts: ArticlePage['parts'];
  /** The text’s language, if it isn’t English. */
  language?: string | undefined;
  className?: string;
}

/**
 * Markdown that the build has rendered to HTML. Each section is an element, as reader views leave out what is beside an
 * element that has most of a text.
 */
export function MarkdownText({ parts, language, className = 'prose' }: MarkdownTextProps) {
  const how = inLanguage(language);
  return parts.filter(Boolean).map((html) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown, raw HTML refused
    <div key={html} {...how} className={className} dangerouslySetInnerHTML={{ __html: html }} />
  ));
}

/** A long text with its contents at the left, on a wide screen. */
export const textColumns =
  'text-columns grid gap-12 @lg:gap-16 @lg:items-start @lg:justify-between border-t border-gold';

interface OpenBesideProps {
  title: string;
  titleId?: string;
  className?: string;
  children: ReactNode;
}

/** Beside a text, its content is always open. Browsers that don't support this open it on a click. */
export function OpenBeside({ title, titleId, className = '', children }: OpenBesideProps) {
  return (
    <details className={`open-beside ${className}`.trimEnd()}>
      <summary>
        <h2 id={titleId} className="eyebrow">
          {title}
        </h2>
        <Icon name="chevron-down" className="chevron" />
      </summary>
      {children}
    </details>
  );
}

/** Five headings are read faster than a list of them. */
const fewestSections = 6;

/** Classes that keep the contents in view on wide screens, with space for the focus ring, and hide them on phones. */
const besideText = 'hidden @lg:block sticky top-below-bar max-h-below-bar overflow-auto -m-1 p-1';

interface TableOfContentsProps extends Pick<ArticlePage, 'sections'> {
  language?: string | undefined;
  className?: string;
}

/** Links to the sections of a long text: collapsed on a phone, if they are there, and open beside the text. */
export function TableOfContents({
  sections,
  language,
  className = besideText,
}: TableOfContentsProps) {
  if (sections.length < fewestSections) return null;
  return (
    <nav aria-labelledby="on-this-page" className={`table-of-contents screen-only ${className}`}>
      <OpenBeside title="On this page" titleId="on-this-page">
        <ol {...inLanguage(language)} className="mt-3">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                className="tap py-2 leading-[1.4] text-slate not-hover:decoration-transparent"
                href={`#${id}`}
              >
                <Isolated language={language}>{title}</Isolated>
              </a>
            </li>
          ))}
        </ol>
      </OpenBeside>
    </nav>
  );
}
