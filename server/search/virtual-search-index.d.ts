declare module 'virtual:search-index' {
  /** MiniSearch's index as JSON. JSON parses faster than a module runs, and only on the first query. */
  const json: string;
  export default json;
}
