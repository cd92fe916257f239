import { formatAddress, office, practice, siteOrigin } from '#content/index.ts';

/** The letterhead of a printed page: whose it is, how to reach them, and where it stands online. */
export function PrintHeading({ path }: { path: string }) {
  const { address, phone } = office;
  return (
    <div className="print-heading">
      <p>{practice.name}</p>
      <p>
        {`${phone} · ${formatAddress(address)}`}
        <br />
        {new URL(path, siteOrigin()).href.replace(/^https?:\/\//, '')}
      </p>
    </div>
  );
}
