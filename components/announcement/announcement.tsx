import { Island } from '#components/island/island.tsx';
import { formatAddress, practice, sectionOf, texts } from '#content/index.ts';
import announcementDialog from './announcement-dialog.island.tsx';
import { type AnnouncementProps, News } from './news.tsx';

/** News of the new location, in a dialog that opens by itself a moment after the page has loaded. */
export function Announcement() {
  const props = announcement();
  return props && <Island of={announcementDialog} props={props} hydrate="idle" />;
}

/** The same news in the page, for visitors without JavaScript. */
export function AnnouncementNews() {
  const props = announcement();
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
function announcement(): AnnouncementProps | undefined {
  const { newLocation, email } = practice;
  if (!newLocation) return undefined;
  const {
    eyebrow = '',
    heading,
    paragraphs,
    action = '',
  } = sectionOf(texts('home'), 'announcement');
  return {
    eyebrow,
    heading,
    action,
    paragraph: paragraphs[0] ?? '',
    locality: newLocation.locality,
    address: formatAddress(newLocation),
    email,
  };
}
