import content from 'virtual:browser-content';
import type { Category } from '#content-model/schema/practice.ts';
import type { ServicePage } from './content.ts';
import type { PageLink } from './core/addresses.ts';
import type { PlaceCalendar } from './hours/calendar.ts';
import type { OpenLocation } from './practice/locations.ts';

/** The part of the content that scripts of the browser need: `build/content` makes it. */
export interface BrowserContent {
  serviceLinks: readonly Pick<ServicePage, 'path' | 'title' | 'shortDescription' | 'icon'>[];
  /** The pages of the header, in its order. */
  mainLinks: readonly PageLink[];
  /** Other links of the menus of services: the eye problems, and the pages that the booking section links to. */
  menuLinks: readonly PageLink[];
  /** The categories with guides, each with its newest two, oldest first. */
  guideGroups: readonly (Category & { guides: readonly PageLink[] })[];
  /** The schedules of the open locations by their slugs, in the owner's order. */
  calendars: readonly (PlaceCalendar & { location: string })[];
  /** The numbers to call if a message can't be sent. */
  phones: readonly Pick<OpenLocation, 'phone' | 'shownName'>[];
  email: string;
}

export const { serviceLinks, mainLinks, menuLinks, guideGroups, calendars, phones, email } =
  content;
