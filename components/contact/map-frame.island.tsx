import { useEffect, useState } from 'react';
import { defineIsland } from '#components/island/define-island.ts';
import { OfficeMapFrame, type OfficeMapFrameProps } from './office-map-frame.tsx';

/** The place of the map, and the map once it comes near: its host is not asked before. */
function MapFrame(props: OfficeMapFrameProps) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake ? <OfficeMapFrame {...props} /> : <div className="office-map" />;
}

export default defineIsland('map-frame', MapFrame);
