// Untyped: each importer states the type, and `never` fits any.

declare module '*?links' {
  const links: readonly never[];
  export default links;
}

declare module '*?summaries' {
  const summaries: readonly never[];
  export default summaries;
}

declare module '*?entries' {
  const entries: Record<string, () => Promise<never>>;
  export default entries;
}
