import { Island } from '#components/island/island.tsx';
import { formatAddress, practice, sectionOf, texts } from '#content/index.ts';
import announcementDialog from './announcement-dialog.island.tsx';
import { type AnnouncementProps, News } from './news.tsx';

/** News of the new location, in a dialog that opens by itself a moment after the page has loaded. */
export function Announcement() {
  return <Island of={announcementDialog} props={announcement()} wake="idle" />;
}

/** The same news in the page, for who has no script to open a dialog. */
export function AnnouncementNews() {
  const { eyebrow, heading, ...news } = announcement();
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

function announcement(): AnnouncementProps {
  const {
    eyebrow = '',
    heading,
    paragraphs,
    action = '',
  } = sectionOf(texts('home'), 'announcement');
  const { newLocation, email } = practice;
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
