import { legalPages, patientPages } from '#domain/content.ts';

export const onBeforePrerenderStart = () =>
  [...patientPages, ...legalPages].map(({ path }) => path);
