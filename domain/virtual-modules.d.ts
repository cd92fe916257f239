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
  const pictures: import('./pictures/manifest.ts').PictureManifest;
  export default pictures;
}

declare module 'virtual:social-pictures' {
  const pictures: import('./pictures/social-pictures.ts').SocialPictures;
  export default pictures;
}
