import { useData } from 'vike-react/useData';
import { Legal } from '#components/legal/legal.tsx';
import { Patients } from '#components/patients/patients.tsx';
import type { LegalPage, PatientPage } from '#domain/index.ts';

export default function Page() {
  const page = useData<PatientPage | LegalPage>();
  return 'related' in page ? <Patients page={page} /> : <Legal page={page} />;
}
