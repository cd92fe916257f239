import { Mark } from '#components/brand/logo.tsx';
import { Island } from '#components/island/island.tsx';
import { today } from '#domain/hours/today.ts';
import { announcement, formatAddress, formatDate, locations, practice } from '#domain/index.ts';
import { isAnnouncedAt, isOverAt } from '#domain/practice/announcement-days.ts';
import announcementDialog from './announcement-dialog.island.tsx';
import { type AnnouncementProps, News } from './news.tsx';

const ownFacts = { announcement, locations };

export type AnnouncedFacts = typeof ownFacts;

interface NewsProps {
  facts?: AnnouncedFacts;
  /** The moment in which the page is made. */
  now?: Date;
}

/** News of the new location. The visitor's browser judges its day: the page may have been made long ago. */
export function Announcement({ facts = ownFacts, now = today() }: NewsProps) {
  const props = announced(facts);
  if (!props || isOverAt(now, props.days)) return undefined;
  return <Island of={announcementDialog} props={props} hydrate="idle" />;
}

/** The same news in the page, for visitors without JavaScript. */
export function AnnouncementNews({ facts = ownFacts, now = today() }: NewsProps) {
  const props = announced(facts);
  if (!props || !isAnnouncedAt(now, props.days)) return undefined;
  const { eyebrow, heading } = props;
  return (
    <aside className="announcement-news" aria-labelledby="news-heading">
      <div className="announcement-card">
        <Mark className="announcement-seal" strokeWidth={0.75} />
        <p className="eyebrow">{eyebrow}</p>
        <h2 id="news-heading" className="display-2 mt-3">
          {heading}
        </h2>
        <News {...props} />
      </div>
    </aside>
  );
}

/** What is announced; nothing where no new location is coming. */
function announced({ announcement, locations }: AnnouncedFacts): AnnouncementProps | undefined {
  const location = locations.find(({ slug }) => slug === announcement.location);
  if (!announcement.shown || location?.status !== 'opening') return undefined;
  const { eyebrow, heading, text, action, from, until } = announcement;
  const { address, timeZone, opensOn } = location;
  return {
    eyebrow,
    heading,
    action,
    paragraph: text,
    locality: address.locality,
    address: formatAddress(address),
    email: location.email ?? practice.email,
    opens: opensOn && formatDate(opensOn),
    days: { from, until, opensOn, timeZone },
  };
}
