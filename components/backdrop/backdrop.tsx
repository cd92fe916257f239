import { Picture } from '#components/ui/picture.tsx';
import { brand } from '#domain/content.ts';

const headerColors = brand.backdrops.map(({ headerColor }) => brand.colors[headerColor]);
const [first, ...others] = brand.backdrops;

/**
 * The backdrop is as high as the screen without its address bar, so that nothing jumps when the bar hides. Halfway between two panes
 * both are faint, and this background shows. It switches at once: a mixture of light and dark would be gray for a whole
 * screen of scrolling. The hero covers it until the page is scrolled, so the first view doesn't need its pictures.
 */
const ground = 'backdrop-ground fixed inset-x-0 top-0 -z-1 h-100lvh overflow-hidden';

interface BackdropProps {
  /** The page whose sections control the panes: those with this `data-page`, in order. */
  pageName?: string;
  /** The class of the element that holds the four panes. */
  containerClassName?: string;
}

/** The pictures behind a page. Until its script runs, and with reduced motion, the first one shows. */
export function Backdrop({
  pageName = 'home',
  containerClassName = 'pane-container',
}: BackdropProps) {
  return (
    <div
      className={`${ground} ${containerClassName}`}
      data-panes-of={pageName}
      data-header-colors={headerColors.join()}
      aria-hidden
    >
      <Pane {...first} />
      {/* In a template, because without a script browsers would load lazy pictures, too. */}
      <template>
        {others.map((pane) => (
          <Pane key={pane.file} {...pane} />
        ))}
      </template>
    </div>
  );
}

function Pane({ file, focus }: typeof first) {
  return (
    <Picture
      {...{ file, focus }}
      alt=""
      sizes="100vw"
      fetchPriority="low"
      pictureClassName="pane cover absolute inset-0"
    />
  );
}
