import { heroPicture } from '#components/home/hero-picture.ts';
import { PreloadPicture } from '#components/picture/preload-picture.tsx';

export default function HomeHead() {
  return <PreloadPicture {...heroPicture} />;
}
