/** What pages say only where they are read as Markdown. */
export const markdownWords = {
  webPage: (address: string) => `Web page: <${address}>`,
};
