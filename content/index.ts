/** What the site says: the one entrance to its facts and its texts. */
export { type ArticleView, viewGuide, viewPost } from './article-view.ts';
export { type ArticlePage, type ArticleSummary, guides, posts } from './articles.ts';
export { type BookingLink, bookingLink } from './booking.ts';
export { plainPages, trailTo } from './breadcrumbs.ts';
export { type Category, type CategoryId, categories } from './categories.ts';
export {
  type CitedText,
  type Citing,
  sourceAnchor,
  sourceHost,
} from './citations.ts';
export { formatDate, readingMinutes } from './dates.ts';
export { type EmergencyHelp, emergencyHelp } from './emergency-help.ts';
export { instrumentsFor } from './equipment.ts';
export { siteFeed } from './feed.ts';
export { changeLine, describeChanges } from './hours/changes.ts';
export { describeHours, describeHoursBriefly } from './hours/week.ts';
export { type LegalPage, type LegalSummary, legalPages } from './legal.ts';
export { type GuideGroup, guideGroups, type ServiceLink, serviceLinks } from './links.ts';
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
export { type PatientPage, type PatientSummary, patientPages } from './patient-pages.ts';
export { describePerson, type Person, people, personId, signature } from './people.ts';
export { largestVariant } from './pictures/largest-variant.ts';
export {
  announcement,
  booking,
  cardPath,
  care,
  dialed,
  emergencies,
  formatAddress,
  locations,
  notices,
  type OpenLocation,
  office,
  openLocations,
  phoneLink,
  plans,
  practice,
  siteOrigin,
} from './practice.ts';
export { isPage, listRoutes, type Route } from './routes.ts';
export type { SearchAnswer, SearchResult, Suggestion, TextPart } from './search.ts';
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
export { describeDedicatedService, describeService } from './structured-data/services.ts';
export { type PageTexts, pageTexts, texts } from './texts.ts';
export { generalNotice } from './words/general-notice.ts';
export { afterHours, levelHeadings, poisonHelp, tieBreak } from './words/urgency.ts';
