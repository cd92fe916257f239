/** How long an answer may be kept, by what it is. */
export const cacheControl = {
  /** Its name changes with its content. */
  immutable: 'public, max-age=31536000, immutable',
  /** A page: browsers ask again, the edge answers for five minutes and refreshes behind the scenes. */
  page: 'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=86400',
  /** A page that isn't there may be there soon. */
  missing: 'public, max-age=0, must-revalidate, s-maxage=60',
  hour: 'public, max-age=3600, stale-while-revalidate=86400',
  /** A prerendered page or file: kept, but asked for again. */
  revalidate: 'public, max-age=0, must-revalidate',
  /** Made for one visitor, who may go back to it. */
  visitor: 'private, max-age=60',
  never: 'no-store',
} as const;
