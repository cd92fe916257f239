export { AllGuides as default } from '#components/guide/guide-indexes.tsx';
