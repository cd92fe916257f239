declare module 'virtual:search-index' {
  /** MiniSearch's index as JSON: parsing it is faster than running it, and waits for the first query. */
  const json: string;
  export default json;
}
