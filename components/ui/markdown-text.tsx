import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ArticlePage } from '#domain/content.ts';

interface MarkdownTextProps {
  parts: ArticlePage['parts'];
  /** Of a text that isn’t in English. */
  lang?: string | undefined;
  className?: string;
}

/**
 * Markdown that the build has rendered to HTML. Each section is an element, as reader views leave out what is beside an
 * element that has most of a text.
 */
export function MarkdownText({ parts, lang, className = 'prose' }: MarkdownTextProps) {
  return parts.filter(Boolean).map((html) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown, raw HTML dropped
    <div key={html} lang={lang} className={className} dangerouslySetInnerHTML={{ __html: html }} />
  ));
}

/** A long text with its contents at the left, on a wide screen. */
export const textColumns =
  ':uno-legal-columns: grid grid-cols-1 gap-12 mt-[clamp(2rem,5vw,3.5rem)] pt-[clamp(2rem,5vw,3.5rem)] border-t border-gold [&_.prose_h2]:text-1.75rem wide:lg:grid-cols-[17rem_minmax(0,38rem)] wide:lg:[&>:last-child]:col-start-2 lg:(justify-between items-start gap-16)';

/** Beside a text, its content is always open. Browsers that don't support this open it on a click. */
export const openBeside =
  ':uno-open-beside: [&_summary]:(flex items-center justify-between min-h-13 border-y) lg:[&_details::details-content]:[content-visibility:visible] lg:supports-[selector(::details-content)]:[&_summary]:(min-h-0 border-0 pointer-events-none) lg:supports-[selector(::details-content)]:[&_.chevron]:hidden';

/** Five headings are read faster than a list of them. */
const fewestSections = 6;

/** On wide screens, they are at the left and sticky, with space for the focus ring. On a phone, they are left out. */
const besideText =
  ':uno-contents-beside: lt-lg:hidden wide:lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:max-h-[calc(100dvh-var(--header-height)-4rem)] lg:overflow-auto lg:-m-1 lg:p-1';

interface TableOfContentsProps extends Pick<ArticlePage, 'sections'> {
  lang?: string | undefined;
  className?: string;
}

/** Links to the sections of a long text: collapsed on a phone, if they are there, and open beside the text. */
export function TableOfContents({ sections, lang, className = besideText }: TableOfContentsProps) {
  if (sections.length < fewestSections) return null;
  return (
    <nav
      aria-labelledby="on-this-page"
      className={`table-of-contents ${openBeside} screen-only ${className}`}
    >
      <details>
        <summary>
          <h2 id="on-this-page" className="eyebrow">
            On this page
          </h2>
          <ChevronDown strokeWidth={1.5} aria-hidden className="chevron" />
        </summary>
        <ol
          lang={lang}
          className=":uno-contents-links: mt-3 [&_a]:tap [&_a]:py-2 [&_a]:leading-[1.4] [&_a]:text-slate [&_a:not(:hover)]:decoration-transparent"
        >
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
