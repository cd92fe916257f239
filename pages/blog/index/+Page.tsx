export { BlogIndex as default } from '#components/guide/blog-index.tsx';
