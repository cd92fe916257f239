import { Island } from '#components/island/island.tsx';
import { announcement, locations, mainLocation, practice } from '#domain/content.ts';
import { today } from '#domain/core/environment.ts';
import { formatDate } from '#domain/core/language.ts';
import { isOverAt } from '#domain/practice/announcement-days.ts';
import { formatAddress } from '#domain/practice/locations.ts';
import { triageService } from '#domain/signs/triage.ts';
import announcementDialog, { type AnnouncementProps } from './announcement-dialog.island.tsx';

const ownFacts = { announcement, locations };

export type AnnouncedFacts = typeof ownFacts;

interface AnnouncedOn {
  facts?: AnnouncedFacts;
  now?: Date;
}

/** The practice's announcement. The browser checks its days, because the page may be weeks old. */
export function Announcement({ facts = ownFacts, now = today() }: AnnouncedOn) {
  const props = announced(facts);
  if (!props || isOverAt(now, props.days)) return undefined;
  return <Island of={announcementDialog} props={props} />;
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
  const days = { from, until, opensOn, timeZone };
  return { eyebrow, heading, action, text, place, days, emergency: triageService?.path };
}
