export { PreloadHeroPicture as default } from '#components/home/hero.tsx';
