/** What pages, components and server ask for most: facts and texts of the site, and what is made of them. */
export { type ArticleView, viewGuide, viewPost } from './article-view.ts';
export { type ArticlePage, type ArticleSummary, guides, posts } from './articles.ts';
export { bookingLink } from './booking.ts';
export { plainPages, trailTo } from './breadcrumbs.ts';
export { categories } from './categories.ts';
export { sourceAnchor, sourceHost } from './citations.ts';
export { formatDate, readingMinutes } from './dates.ts';
export { type EmergencyHelp, emergencyHelp } from './emergency-help.ts';
export { instrumentsFor } from './equipment.ts';
export { siteFeed } from './feed.ts';
export {
  changeLine,
  dayOfChanges,
  describeChanges,
  type HoursChange,
} from './hours/changes.ts';
export { describeHours, describeHoursBriefly } from './hours/week.ts';
export { type LegalPage, legalPages } from './legal.ts';
export { guideGroups } from './links.ts';
export { canonicalPath } from './listed-paths.ts';
export { type Review, reviewOf } from './medical-review.ts';
export { linkTo, type PageLink } from './page-links.ts';
export {
  type FactGroup,
  type FactSection,
  factsAbout,
  factsAnchor,
  inOneLine,
  patientFacts,
} from './patient-facts.ts';
export { type PatientPage, patientPages } from './patient-pages.ts';
export { describePerson, type Person, people, personId, signature } from './people.ts';
export { webpPath } from './pictures/find-picture.ts';
export {
  announcement,
  booking,
  cardPath,
  formatAddress,
  locations,
  notices,
  type OpenLocation,
  office,
  openLocations,
  phoneLink,
  practice,
  siteOrigin,
} from './practice.ts';
export { isPage, listRoutes, type Route } from './routes.ts';
export type { SearchAnswer, SearchResult, TextPart } from './search.ts';
export { type ServiceView, viewService } from './service-view.ts';
export { type ServicePage, type ServiceSummary, services } from './services.ts';
export { describeGuide, describePost } from './structured-data/articles.ts';
export { absoluteUrl, type Graph, serializeGraph } from './structured-data/graph.ts';
export {
  describeContact,
  describeHome,
  describeIndex,
  describeLegal,
  describePage,
  describePatientPage,
} from './structured-data/pages.ts';
export { describeService } from './structured-data/services.ts';
export { type PageTexts, pageTexts, texts } from './texts.ts';
export { generalNotice } from './words/general-notice.ts';
