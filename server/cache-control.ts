/** The `Cache-Control` values, by kind of response. */
export const cacheControl = {
  /** A file whose name changes with its content. */
  immutable: 'public, max-age=31536000, immutable',
  /**
   * A page: browsers revalidate it, and the edge caches it for five minutes and then refreshes it in the
   * background.
   */
  page: 'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=86400',
  /** A missing page, which may exist soon. */
  missing: 'public, max-age=0, must-revalidate, s-maxage=60',
  hour: 'public, max-age=3600, stale-while-revalidate=86400',
  /** A prerendered page or file: cached, but revalidated. */
  revalidate: 'public, max-age=0, must-revalidate',
  /** A response for one visitor, who may go back to it. */
  visitor: 'private, max-age=60',
  never: 'no-store',
} as const;
