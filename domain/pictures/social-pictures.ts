/** The picture of a page in link previews. */
interface SocialPicture {
  /** Path on this site. Its content never changes. */
  url: string;
  alt: string;
}

/** Pictures by the path of their page: the home page, and every page with a picture of its own. */
export type SocialPictures = Record<string, SocialPicture>;

/** The size in pixels that all link previews show uncropped. */
export const socialSize = { width: 1200, height: 630 } as const;
