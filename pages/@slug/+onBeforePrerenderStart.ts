import { legalPages, patientPages } from '#content/index.ts';

export const onBeforePrerenderStart = () =>
  [...patientPages.summaries, ...legalPages.summaries].map(({ path }) => path);
