import { defineIsland, useHydrated } from '#components/island/define-island.ts';

const look = 'map-frame relative w-full h-450px [color-scheme:light]';
const muted =
  ':uno-muted-map: [filter:grayscale(1)_sepia(0.18)_brightness(1.03)] @dark:[filter:invert(0.92)_hue-rotate(180deg)_grayscale(0.5)]';

/** Transparent until it paints itself, and muted like the page. In the dark scheme its colors are inverted. */
function OfficeMapFrame({ address }: { address: string }) {
  return (
    <iframe
      className={`${look} ${muted}`}
      title={`Map showing ${address}`}
      src={`https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`}
      height="450"
      loading="lazy"
    />
  );
}

/** Loads the map once it is near the screen, and contacts its host only then. */
function MapFrame(props: { address: string }) {
  return useHydrated() ? <OfficeMapFrame {...props} /> : <div className={look} />;
}

export default defineIsland('map-frame', MapFrame);
