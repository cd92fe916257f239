/** The smallest widths in pixels at which pictures look sharp on a common screen, by use. */
export const cardWidth = 960;
export const portraitWidth = 480;
