/** What the tools for sharing and printing say. */
export const shareWords = {
  share: 'Share this page',
  copy: 'Copy link',
  copied: 'Link copied',
  failed: 'The link wasn’t copied. Use the link in the address bar.',
  print: 'Print',
};
