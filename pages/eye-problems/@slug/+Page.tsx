import { useData } from 'vike-react/useData';
import { Problem } from '#components/problems/problem.tsx';
import type { ProblemView } from '#domain/index.ts';

export default function Page() {
  return <Problem {...useData<ProblemView>()} />;
}
