declare module 'virtual:social-pictures' {
  import type { SocialPictures } from '#content/social-pictures/manifest.ts';

  const pictures: SocialPictures;
  export default pictures;
}
