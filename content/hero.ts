export interface VideoSource {
  /** A path of this site, or an absolute URL: the Content-Security-Policy follows it. */
  src: string;
  type: string;
}

/** What moves behind the home page's headline, and the picture that stands for it. */
export const hero: { poster: string; video: readonly VideoSource[] } = {
  poster: 'hero-poster.jpg',
  /** In the order in which browsers try them; none at all leaves the poster alone. */
  video: [
    { src: '/media/hero-loop.webm', type: 'video/webm' },
    { src: '/media/hero-loop.mp4', type: 'video/mp4' },
  ],
};
