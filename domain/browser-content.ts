import content from 'virtual:browser-content';
import type { PlaceCalendar } from './hours/open-state.ts';
import type { ArticleRecord } from './schema/article.ts';
import type { Category } from './schema/practice.ts';
import type { ServiceRecord } from './schema/service.ts';

/** What menus show of a service, and of a guide. */
type ServiceLink = Pick<ServiceRecord, 'title' | 'shortDescription' | 'icon'> & {
  path: string;
};
type GuideLink = Pick<ArticleRecord, 'title'> & { path: string };

/** The part of the content that scripts of the browser need: `build/content` makes it. */
export interface BrowserContent {
  /** The services in the owner's order. */
  serviceLinks: readonly ServiceLink[];
  /** The categories with guides, each with its newest two, oldest first. */
  guideGroups: readonly (Category & { guides: readonly GuideLink[] })[];
  /** The schedules of the open locations by their slugs, in the owner's order. */
  calendars: readonly (PlaceCalendar & { location: string })[];
  /** Where to reach the practice if a message can't be sent. */
  phone: string;
  email: string;
}

export const { serviceLinks, guideGroups, calendars, phone, email } = content;
