declare module 'virtual:search-index' {
  /** A `BuiltIndex` as JSON: parsing it is faster than running it, and waits for the first query. */
  const json: string;
  export default json;
}
