/** The posts that are files of the build; all others are rendered when they are asked for. */
export const onBeforePrerenderStart = () => [
  '/blog/choosing-right-frames',
  '/blog/latest-eye-care-technology',
  '/blog/understanding-ocular-disease-management',
];
