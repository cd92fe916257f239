import type { PageContext } from 'vike/types';
import { describeProblem, type ProblemView } from '#domain/index.ts';

export default ({ data }: PageContext<ProblemView>) => describeProblem(data.problem);
