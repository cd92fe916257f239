declare module 'virtual:media-sizes' {
  /** Sizes in bytes, by the path of each file below `/media/`. */
  const sizes: Readonly<Record<string, number>>;
  export default sizes;
}

declare module 'virtual:saved-pages' {
  /** The HTML of pages that answer with another status than 200, by address. Empty in development. */
  const pages: Readonly<Record<string, string>>;
  export default pages;
}

interface ImportMetaEnv {
  readonly BUILD_ID?: string;
}
