/** The picture that stands for a page where somebody shares a link to it. */
interface SocialPicture {
  /** Path on this site; its content never changes. */
  url: string;
  alt: string;
}

/** By the path of the page: the home page, and every page with a picture of its own. */
export type SocialPictures = Record<string, SocialPicture>;

/** What all link previews show whole, in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;
