export interface OfficeMapFrameProps {
  address: string;
}

/** The map of an address, in a frame of Google's. */
export function OfficeMapFrame({ address }: OfficeMapFrameProps) {
  return (
    <iframe
      className="office-map"
      title={`Map showing ${address}`}
      src={`https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`}
      height="450"
      loading="lazy"
    />
  );
}
