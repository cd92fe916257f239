export { GuidesBySubject as default } from '#components/article/indexes.tsx';
