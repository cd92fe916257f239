import { useData } from 'vike-react/useData';
import { Patients } from '#components/patients/patients.tsx';
import type { PatientPage } from '#content/index.ts';

export function PatientTextPage() {
  return <Patients page={useData<PatientPage>()} />;
}
