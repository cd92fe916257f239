import { useRef } from 'react';
import { defineIsland } from '#components/island/define-island.ts';
import { useHydrated } from '#components/island/use-hydrated.ts';
import { useMotion } from '#components/motion/use-motion.ts';
import type { PictureSources } from '#components/picture/picture-sources.ts';
import { type FollowedPane, followScroll } from './follow-scroll.ts';

interface PaneImage extends PictureSources {
  width: number;
  height: number;
  color: string;
  position: string;
}

interface PanesProps {
  panes: readonly (FollowedPane & { image: PaneImage })[];
}

/** Full-cover pictures behind a page, one above the other; scrolling fades from each to the next. */
function Panes({ panes }: PanesProps) {
  const container = useRef<HTMLDivElement>(null);
  // What nobody would fade in is no part of the server's page: without a script it would be loaded.
  const isHydrated = useHydrated();
  useMotion(container, (motions) => followScroll(panes, motions));
  return (
    <div ref={container} className="backdrop" aria-hidden>
      {panes.map(({ section, image }, index) => (
        <div key={section} className="pane cover">
          {(isHydrated || index === 0) && <PanePicture image={image} />}
        </div>
      ))}
    </div>
  );
}

function PanePicture({ image }: { image: PaneImage }) {
  const { avif, webp, src, width, height, color, position } = image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes="100vw" />
      <img
        alt=""
        loading="lazy"
        fetchPriority="low"
        decoding="async"
        sizes="100vw"
        srcSet={webp}
        src={src}
        width={width}
        height={height}
        style={{ backgroundColor: color, objectPosition: position }}
      />
    </picture>
  );
}

export default defineIsland('panes', Panes);
