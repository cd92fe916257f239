export { AllGuides as default } from '#components/guide/indexes.tsx';
