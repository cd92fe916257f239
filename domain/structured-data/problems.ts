import type { ProblemPage } from '../content.ts';
import type { Graph } from './graph.ts';
import { citations, pageGraph, reviewFields } from './page-graph.ts';

/** Returns the graph of a page about an eye problem, as a medical condition. */
export function problemJsonLd(problem: ProblemPage): Graph {
  const { title, answer, otherNames, sources } = problem;
  return pageGraph(problem, {
    '@type': 'MedicalWebPage',
    name: title,
    description: answer,
    dateModified: problem.updated,
    medicalAudience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
    about: {
      '@type': 'MedicalCondition',
      name: title,
      ...(otherNames.length > 0 && { alternateName: otherNames }),
    },
    ...reviewFields(problem),
    ...citations(sources),
  });
}
