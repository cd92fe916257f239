import { Island } from '#components/island/island.tsx';
import { findPicture, pictureSources } from '#components/picture/picture-sources.ts';
import { type BackdropName, type BackdropPane, backdrops } from '#content/brand.ts';
import panesIsland from './panes.island.tsx';

interface BackdropProps {
  pageName?: BackdropName;
  containerClassName?: string;
}

/** The pictures behind a page. Until its script runs, and without motion, the first one stands still. */
export function Backdrop({
  pageName = 'home',
  containerClassName = 'pane-container',
}: BackdropProps) {
  const panes = backdrops[pageName].map(preparePane);
  return (
    <Island
      of={panesIsland}
      props={{ pageName, containerClassName, panes }}
      hydrate="idle"
      media="(prefers-reduced-motion: no-preference)"
    />
  );
}

function preparePane({ image, position, section, headerColor }: BackdropPane) {
  const { width, height, color } = findPicture(image);
  const { avif, webp, src } = pictureSources(image);
  return { section, headerColor, image: { avif, webp, src, width, height, color, position } };
}
