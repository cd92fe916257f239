import { formatAddress, practice, siteOrigin } from '#content/index.ts';

/** The letterhead of a printed page: whose it is, how to reach them, and where it stands online. */
export function PrintHeading({ path }: { path: string }) {
  const { name, phone, office } = practice;
  return (
    <div className="print-heading">
      <p>{name}</p>
      <p>
        {`${phone.display} · ${formatAddress(office)}`}
        <br />
        {new URL(path, siteOrigin()).href.replace(/^https?:\/\//, '')}
      </p>
    </div>
  );
}
