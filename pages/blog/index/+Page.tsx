export { BlogIndex as default } from '#components/article/indexes.tsx';
