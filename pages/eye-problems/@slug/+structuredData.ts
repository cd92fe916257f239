import type { PageContext } from 'vike/types';
import { type ProblemView, problemJsonLd } from '#domain/index.ts';

export default ({ data }: PageContext<ProblemView>) => problemJsonLd(data.problem);
