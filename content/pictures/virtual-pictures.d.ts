declare module 'virtual:pictures' {
  import type { PictureManifest } from '#content/pictures/manifest.ts';

  const pictures: PictureManifest;
  export default pictures;
}

declare module 'virtual:social-pictures' {
  import type { SocialPictures } from '#content/social-pictures.ts';

  const pictures: SocialPictures;
  export default pictures;
}
