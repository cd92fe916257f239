/** The facts, texts and functions that pages, components and server use most. */
export { type ArticleView, viewGuide, viewPost } from './articles/article-view.ts';
export { type ArticlePage, type ArticleSummary, guides, posts } from './articles/articles.ts';
export { categoryTitle } from './articles/categories.ts';
export { sourceAnchor, sourceHost } from './articles/citations.ts';
export { formatDate, readingMinutes } from './articles/dates.ts';
export { siteFeed } from './articles/feed.ts';
export { type Review, reviewOf } from './articles/medical-review.ts';
export {
  changeLine,
  dayOfChanges,
  describeChanges,
  type HoursChange,
} from './hours/changes.ts';
export { describeHours, describeHoursBriefly } from './hours/week.ts';
export { webpPath } from './pictures/find-picture.ts';
export { bookingLink } from './practice/booking.ts';
export { type EmergencyHelp, emergencyHelp } from './practice/emergency-help.ts';
export { instrumentsFor } from './practice/equipment.ts';
export {
  type FactGroup,
  type FactSection,
  factsAbout,
  factsAnchor,
  inOneLine,
  patientFacts,
} from './practice/patient-facts.ts';
export { describePerson, type Person, personId, signature } from './practice/people.ts';
export {
  announcement,
  booking,
  cardPath,
  care,
  emergencies,
  formatAddress,
  frames,
  locations,
  mainLocation,
  notices,
  type OpenLocation,
  openLocations,
  patientAnswers,
  people,
  phoneLink,
  practice,
  siteOrigin,
} from './practice/practice.ts';
export {
  type ProblemPage,
  type ProblemSummary,
  type ProblemView,
  plateAt,
  problemGroups,
  problems,
  problemsAt,
  problemsRelatedTo,
  viewProblem,
} from './problems/problems.ts';
export type { SearchAnswer, SearchResult, TextPart } from './search/search.ts';
export { type ServiceView, viewService } from './services/service-view.ts';
export {
  chartPath,
  footerServices,
  type ServicePage,
  type ServiceSummary,
  services,
  triagePath,
  triageService,
} from './services/services.ts';
export { plainPages, trailTo } from './site/breadcrumbs.ts';
export { type LegalPage, legalPages } from './site/legal.ts';
export { guideGroups } from './site/links.ts';
export { canonicalPath } from './site/listed-paths.ts';
export { type PageTexts, pageCopy, pageTexts } from './site/page-copy.ts';
export { type PageLink, pageLink } from './site/page-links.ts';
export { type PatientPage, patientPages } from './site/patient-pages.ts';
export { hasMarkdown, isPage, listRoutes, type Route } from './site/routes.ts';
export { guideJsonLd, postJsonLd } from './structured-data/articles.ts';
export { absoluteUrl, type Graph, serializeGraph } from './structured-data/graph.ts';
export {
  contactJsonLd,
  homeJsonLd,
  indexJsonLd,
  legalJsonLd,
  pageJsonLd,
  patientPageJsonLd,
} from './structured-data/pages.ts';
export { problemJsonLd } from './structured-data/problems.ts';
export { serviceJsonLd } from './structured-data/services.ts';
export { generalNotice } from './words/article.ts';
