import type { AnnouncementDays } from '#domain/practice/announcement-days.ts';

export interface AnnouncementProps {
  eyebrow?: string | undefined;
  heading: string;
  /** The label of the button that closes the dialog. */
  action?: string | undefined;
  paragraph?: string | undefined;
  /** The new location, if the announcement is about one. */
  place?: Place | undefined;
  days: AnnouncementDays;
}

interface Place {
  locality: string;
  address: string;
  email: string;
  /** The day on which the location opens, in words. */
  opens?: string | undefined;
}

/** The text and, for a new location, its address, its opening day and an email address for questions. */
export function News({ paragraph, place }: Pick<AnnouncementProps, 'paragraph' | 'place'>) {
  return (
    <>
      {place && <p className="subtitle mt-2">{`Coming Soon to ${place.locality}`}</p>}
      {paragraph && <p className="mt-3">{paragraph}</p>}
      {place && <Reach place={place} />}
    </>
  );
}

function Reach({ place: { address, email, opens } }: { place: Place }) {
  return (
    <dl className="mt-5 pt-4 pb-1 border-t">
      <dt className="eyebrow">{opens ? `Opening ${opens}` : 'Opening Soon'}</dt>
      <dd>{address}</dd>
      <dd>
        <a href={`mailto:${email}`} className="text-link inline-flex items-center min-h-11">
          {email}
        </a>
      </dd>
    </dl>
  );
}
