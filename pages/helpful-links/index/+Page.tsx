export { GuidesBySubject as default } from '#components/guide/indexes.tsx';
