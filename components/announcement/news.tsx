import type { AnnouncementDays } from '#domain/practice/announcement-days.ts';
import { announcementWords } from '#domain/words/announcement.ts';

export interface AnnouncementProps {
  eyebrow: string;
  heading: string;
  /** What the button says that dismisses the dialog. */
  action: string;
  paragraph: string;
  locality: string;
  address: string;
  email: string;
  /** The day on which the location opens, in words. */
  opens?: string | undefined;
  days: AnnouncementDays;
}

/** Where the new location is, and how to ask about it. */
export function News({ paragraph, locality, address, email, opens }: AnnouncementProps) {
  return (
    <>
      <p className="subtitle mt-2">{announcementWords.comingTo(locality)}</p>
      <p className="mt-3">{paragraph}</p>
      <dl className="mt-5 pt-4 pb-1 border-t">
        <dt className="eyebrow">{announcementWords.opens(opens)}</dt>
        <dd>{address}</dd>
        <dd>
          <a href={`mailto:${email}`} className="text-link inline-flex items-center min-h-11">
            {email}
          </a>
        </dd>
      </dl>
    </>
  );
}
