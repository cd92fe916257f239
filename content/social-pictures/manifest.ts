/** The picture that stands for a page where somebody shares a link to it. */
export interface SocialPicture {
  /** Path on this site; its content never changes. */
  url: string;
  /** In pixels. */
  width: number;
  height: number;
  alt: string;
}

/** Pictures by the path of their page; every page that search engines list has one. */
export type SocialPictures = Record<string, SocialPicture>;

/** What all link previews show whole, in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;
