export { BlogIndex as default } from '#components/guide/indexes.tsx';
