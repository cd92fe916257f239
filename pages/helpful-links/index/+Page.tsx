export { GuidesBySubject as default } from '#components/guide/guide-indexes.tsx';
