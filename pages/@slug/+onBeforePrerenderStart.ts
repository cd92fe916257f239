import { legalPages, patientPages } from '#domain/index.ts';

export const onBeforePrerenderStart = () =>
  [...patientPages.summaries, ...legalPages.summaries].map(({ path }) => path);
