declare module 'virtual:search-index' {
  /**
   * MiniSearch's index as JSON. Parsing JSON is faster than running a module, and waits for the first query.
   */
  const json: string;
  export default json;
}
