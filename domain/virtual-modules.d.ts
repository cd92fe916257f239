// The modules that plugins of the build provide.

declare module 'virtual:content' {
  const content: import('./content.ts').SiteContent;
  export default content;
}

declare module 'virtual:browser-content' {
  const content: import('./browser-content.ts').BrowserContent;
  export default content;
}

declare module 'virtual:pictures' {
  const pictures: import('./pictures/pictures.ts').Pictures;
  export default pictures;
}
