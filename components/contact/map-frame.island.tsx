import { defineIsland } from '#components/island/define-island.ts';
import { useHydrated } from '#components/island/use-hydrated.ts';
import { OfficeMapFrame, type OfficeMapFrameProps } from './office-map-frame.tsx';

/** The place of the map, and the map once it comes near: its host is not asked before. */
function MapFrame(props: OfficeMapFrameProps) {
  return useHydrated() ? <OfficeMapFrame {...props} /> : <div className="office-map" />;
}

export default defineIsland('map-frame', MapFrame);
