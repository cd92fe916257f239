declare module 'virtual:saved-pages' {
  /** The HTML of pages that answer with another status than 200, by address. Empty in development. */
  const pages: Readonly<Record<string, string>>;
  export default pages;
}
