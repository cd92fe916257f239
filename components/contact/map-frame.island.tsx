import { defineIsland, useHydrated } from '#components/island/define-island.ts';

interface OfficeMapFrameProps {
  address: string;
}

/** Transparent until it paints itself, and muted like the page. In the dark scheme its colors are inverted. */
export function OfficeMapFrame({ address }: OfficeMapFrameProps) {
  return (
    <iframe
      className="map-frame map-filter"
      title={`Map showing ${address}`}
      src={`https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`}
      height="450"
      loading="lazy"
    />
  );
}

/** Loads the map once it is near the screen, and contacts its host only then. */
function MapFrame(props: OfficeMapFrameProps) {
  return useHydrated() ? <OfficeMapFrame {...props} /> : <div className="map-frame" />;
}

export default defineIsland('map-frame', MapFrame);
