// What is in these modules is for the one who imports them to say: `never` fits any type.

declare module '*?links' {
  const links: readonly never[];
  export default links;
}

declare module '*?summaries' {
  export default function readSummaries(): readonly never[];
}

declare module '*?entries' {
  const entries: Record<string, () => Promise<never>>;
  export default entries;
}
