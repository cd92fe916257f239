import { useData } from 'vike-react/useData';
import { Legal } from '#components/legal/legal.tsx';
import { Patients } from '#components/patients/patients.tsx';
import type { data } from './+data.ts';

export default function Page() {
  const page = useData<ReturnType<typeof data>>();
  return 'patients' in page ? <Patients page={page.patients} /> : <Legal page={page.legal} />;
}
