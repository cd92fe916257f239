import { Island } from '#components/island/island.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { brand } from '#domain/content.ts';
import panesIsland from './panes.island.tsx';

const headerColors = brand.backdrops.map(({ headerColor }) => brand.colors[headerColor]);
const [first, ...others] = brand.backdrops;

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
    <>
      <div className={`backdrop ${containerClassName}`} aria-hidden>
        <Pane {...first} />
        {/* In a template, because without a script browsers would load lazy pictures, too. */}
        <template>
          {others.map((pane) => (
            <Pane key={pane.file} {...pane} />
          ))}
        </template>
      </div>
      <Island
        of={panesIsland}
        props={{ pageName, containerClassName, headerColors }}
        hydrate="idle"
        media="(prefers-reduced-motion: no-preference)"
      />
    </>
  );
}

function Pane({ file, focus }: typeof first) {
  return (
    <Picture
      {...{ file, focus }}
      alt=""
      sizes="100vw"
      fetchPriority="low"
      pictureClassName="pane cover"
    />
  );
}
