declare module 'virtual:search-index' {
  /** The index itself, as JSON, or where it is stored because it is large. */
  const built: { json: string } | { path: string };
  export default built;
}
