import { Fragment } from 'react';
import { formatAddress, openLocations, practice, siteOrigin } from '#domain/index.ts';

interface PrintHeadingProps {
  path: string;
  locations?: typeof openLocations;
}

/** The letterhead of a printed page: whose it is, how to reach them, and where it stands online. */
export function PrintHeading({ path, locations = openLocations }: PrintHeadingProps) {
  return (
    <div className="print-heading hidden">
      <p>{practice.name}</p>
      <p>
        {locations.map(({ slug, phone, address }) => (
          <Fragment key={slug}>
            {`${phone} · ${formatAddress(address)}`}
            <br />
          </Fragment>
        ))}
        {new URL(path, siteOrigin()).href.replace(/^https?:\/\//, '')}
      </p>
    </div>
  );
}
