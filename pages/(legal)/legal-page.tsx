import { useData } from 'vike-react/useData';
import { Legal } from '#components/legal/legal.tsx';
import type { LegalPage } from '#content/index.ts';

export function LegalTextPage() {
  return <Legal page={useData<LegalPage>()} />;
}
