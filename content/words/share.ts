/** What the tools for sharing and printing say. */
export const shareWords = {
  share: 'Share this page',
  copy: 'Copy link',
  copied: 'Link copied',
  failed: 'That didn’t copy. Use the link in the address bar.',
  print: 'Print',
};
