declare module 'virtual:pictures' {
  const pictures: import('./manifest.ts').PictureManifest;
  export default pictures;
}

declare module 'virtual:social-pictures' {
  const pictures: import('./social-pictures.ts').SocialPictures;
  export default pictures;
}
