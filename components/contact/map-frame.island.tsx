import { defineIsland } from '#components/island/define-island.ts';
import { useHydrated } from '#components/island/use-hydrated.ts';
import { locationWords } from '#domain/words/locations.ts';

interface OfficeMapFrameProps {
  address: string;
}

export function OfficeMapFrame({ address }: OfficeMapFrameProps) {
  return (
    <iframe
      className="office-map"
      title={locationWords.mapOf(address)}
      src={`https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`}
      height="450"
      loading="lazy"
    />
  );
}

/** Loads the map once it is near the screen, and contacts its host only then. */
function MapFrame(props: OfficeMapFrameProps) {
  return useHydrated() ? <OfficeMapFrame {...props} /> : <div className="office-map" />;
}

export default defineIsland('map-frame', MapFrame);
