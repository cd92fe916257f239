import { Island } from '#components/island/island.tsx';
import { findPicture, pictureSources } from '#components/picture/picture-sources.ts';
import { backdrops } from '#content/brand.ts';
import panesIsland from './panes.island.tsx';

/** The pictures behind the home page. Until its script runs, and without motion, the first one stands still. */
export function Backdrop() {
  return (
    <Island
      of={panesIsland}
      props={{ panes: backdrops.map(preparePane) }}
      hydrate="idle"
      media="(prefers-reduced-motion: no-preference)"
    />
  );
}

function preparePane({ image, position, section, headerColor }: (typeof backdrops)[number]) {
  const { width, height, color } = findPicture(image);
  return {
    section,
    headerColor,
    image: { ...pictureSources(image), width, height, color, position },
  };
}
