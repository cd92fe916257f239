/** What the tools for sharing and printing say. */
export const shareWords = {
  share: 'Share this page',
  copy: 'Copy link',
  copied: 'Link copied',
  failed: 'Copying failed. Copy the address from the address bar.',
  print: 'Print',
};
