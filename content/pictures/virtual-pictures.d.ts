declare module 'virtual:pictures' {
  import type { PictureManifest } from '#content/pictures/manifest.ts';

  const pictures: PictureManifest;
  export default pictures;
}
