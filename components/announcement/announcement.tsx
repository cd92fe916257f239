import { Island } from '#components/island/island.tsx';
import { Mark } from '#components/ui/logo.tsx';
import { announcement, locations, mainLocation, practice } from '#domain/content.ts';
import { today } from '#domain/environment.ts';
import { formatDate } from '#domain/language.ts';
import { isAnnouncedAt, isOverAt } from '#domain/practice/announcement-days.ts';
import { formatAddress } from '#domain/practice/locations.ts';
import announcementDialog, { type AnnouncementProps, News } from './announcement-dialog.island.tsx';

const ownFacts = { announcement, locations };

export type AnnouncedFacts = typeof ownFacts;

interface NewsProps {
  facts?: AnnouncedFacts;
  now?: Date;
}

/** The practice's announcement. The browser checks its days, because the page may be weeks old. */
export function Announcement({ facts = ownFacts, now = today() }: NewsProps) {
  const props = announced(facts);
  if (!props || isOverAt(now, props.days)) return undefined;
  return <Island of={announcementDialog} props={props} />;
}

/** The same announcement in the page, for visitors whose browser doesn’t run or get the dialog’s script. */
export function AnnouncementNews({ facts = ownFacts, now = today() }: NewsProps) {
  const props = announced(facts);
  if (!props || !isAnnouncedAt(now, props.days)) return undefined;
  const { eyebrow, heading } = props;
  return (
    <aside
      className="announcement-news py-[clamp(1.25rem,6vw,5rem)] px-[clamp(0.75rem,4vw,2.5rem)] bg-deep"
      aria-labelledby="news-heading"
    >
      <div className="max-w-176 mx-auto py-[clamp(3rem,8vw,5rem)] px-[clamp(1.75rem,8vw,5rem)] text-center bg-ivory">
        <Mark className="w-24 mx-auto mb-6 text-gold" strokeWidth={0.75} />
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id="news-heading" className="display-2 mt-3">
          {heading}
        </h2>
        <News {...props} />
      </div>
    </aside>
  );
}

/** Returns the announcement, or nothing if its new location isn't planned anymore. */
export function announced({
  announcement,
  locations,
}: AnnouncedFacts = ownFacts): AnnouncementProps | undefined {
  const { shown, heading, eyebrow, text, action, from, until } = announcement;
  const location = locations.find(({ slug }) => slug === announcement.location);
  if (!shown || !heading || (announcement.location && location?.status !== 'opening')) return;
  const { timeZone, opensOn, address, email = practice.email } = location ?? mainLocation;
  const place = location && {
    locality: address.locality,
    address: formatAddress(address),
    email,
    opens: opensOn && formatDate(opensOn),
  };
  return { eyebrow, heading, action, text, place, days: { from, until, opensOn, timeZone } };
}
