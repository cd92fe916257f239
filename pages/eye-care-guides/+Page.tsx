export { AllGuides as default } from '#components/article/indexes.tsx';
