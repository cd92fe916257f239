export { AroundHome as default } from '#components/home/home.tsx';
