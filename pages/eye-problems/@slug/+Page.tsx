import { useData } from 'vike-react/useData';
import { Problem } from '#components/problems/problem.tsx';
import type { data } from './+data.ts';

export default function Page() {
  return <Problem problem={useData<ReturnType<typeof data>>().problem} />;
}
