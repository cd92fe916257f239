import { Island } from '#components/island/island.tsx';
import { announcement, formatAddress, locations, practice } from '#content/index.ts';
import announcementDialog from './announcement-dialog.island.tsx';
import { type AnnouncementProps, News } from './news.tsx';

/** News of the new location, in a dialog that opens by itself a moment after the page has loaded. */
export function Announcement() {
  const props = announced();
  return props && <Island of={announcementDialog} props={props} hydrate="idle" />;
}

/** The same news in the page, for visitors without JavaScript. */
export function AnnouncementNews() {
  const props = announced();
  if (!props) return undefined;
  const { eyebrow, heading, ...news } = props;
  return (
    <aside className="pane-section announcement-news" aria-labelledby="news-heading">
      <div className="sheet sheet-narrow">
        <p className="eyebrow">{eyebrow}</p>
        <h2 id="news-heading" className="display-2 mt-3">
          {heading}
        </h2>
        <News {...news} />
      </div>
    </aside>
  );
}

/** What is announced; nothing where no new location is coming. */
function announced(): AnnouncementProps | undefined {
  const location = locations.find(({ slug }) => slug === announcement.location);
  if (!announcement.shown || location?.status !== 'opening') return undefined;
  const { eyebrow, heading, text, action } = announcement;
  return {
    eyebrow,
    heading,
    action,
    paragraph: text,
    locality: location.address.locality,
    address: formatAddress(location.address),
    email: location.email ?? practice.email,
  };
}
