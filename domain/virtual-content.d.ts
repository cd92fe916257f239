// The modules that the content plugin (build/content) makes from `content/`, with the types of the schemas that
// validated the content.

declare module 'virtual:facts' {
  type Facts = import('./read/practice-schemas.ts').PracticeFacts;
  export const announcement: Facts['announcement'];
  export const booking: Facts['booking'];
  export const brand: Facts['brand'];
  export const care: Facts['care'];
  export const categories: Facts['categories'];
  export const closures: Facts['closures'];
  export const emergencies: Facts['emergencies'];
  export const frames: Facts['frames'];
  export const locations: Facts['locations'];
  export const notices: Facts['notices'];
  export const people: Facts['people'];
  export const plans: Facts['plans'];
  export const practice: Facts['practice'];
  export const signs: Facts['signs'];
  export const calendars: ReturnType<typeof import('./hours/exam-calendars.ts').examCalendars>;
}

declare module 'virtual:redirects' {
  const redirects: Readonly<Record<string, string>>;
  export default redirects;
}

declare module 'virtual:links/services' {
  const links: readonly import('./site/links.ts').ServiceLink[];
  export default links;
}
declare module 'virtual:links/guides' {
  const links: readonly import('./site/links.ts').GuideLink[];
  export default links;
}

declare module 'virtual:summaries/services' {
  const summaries: readonly import('./services/services.ts').ServiceSummary[];
  export default summaries;
}
declare module 'virtual:summaries/posts' {
  const summaries: readonly import('./articles/articles.ts').ArticleSummary[];
  export default summaries;
}
declare module 'virtual:summaries/guides' {
  const summaries: readonly import('./articles/articles.ts').ArticleSummary[];
  export default summaries;
}
declare module 'virtual:summaries/problems' {
  const summaries: readonly import('./problems/problems.ts').ProblemSummary[];
  export default summaries;
}
declare module 'virtual:summaries/patients' {
  const summaries: readonly import('./site/patient-pages.ts').PatientSummary[];
  export default summaries;
}
declare module 'virtual:summaries/legal' {
  const summaries: readonly import('./site/legal.ts').LegalSummary[];
  export default summaries;
}
declare module 'virtual:summaries/pages' {
  const summaries: readonly import('./site/page-copy.ts').PageTexts[];
  export default summaries;
}

declare module 'virtual:entries/services' {
  const entries: import('./site/collection.ts').Loaders<
    import('./services/services.ts').ServicePage
  >;
  export default entries;
}
declare module 'virtual:entries/posts' {
  const entries: import('./site/collection.ts').Loaders<
    import('./articles/articles.ts').ArticlePage
  >;
  export default entries;
}
declare module 'virtual:entries/guides' {
  const entries: import('./site/collection.ts').Loaders<
    import('./articles/articles.ts').ArticlePage
  >;
  export default entries;
}
declare module 'virtual:entries/problems' {
  const entries: import('./site/collection.ts').Loaders<
    import('./problems/problems.ts').ProblemPage
  >;
  export default entries;
}
declare module 'virtual:entries/patients' {
  const entries: import('./site/collection.ts').Loaders<
    import('./site/patient-pages.ts').PatientPage
  >;
  export default entries;
}
declare module 'virtual:entries/legal' {
  const entries: import('./site/collection.ts').Loaders<import('./site/legal.ts').LegalPage>;
  export default entries;
}
