import { useData } from 'vike-react/useData';
import { LanguageHelp } from '#components/language-help/language-help.tsx';
import { Legal } from '#components/legal/legal.tsx';
import { Patients } from '#components/patients/patients.tsx';
import type { data } from './+data.ts';

export default function Page() {
  const page = useData<ReturnType<typeof data>>();
  if ('patients' in page) return <Patients page={page.patients} />;
  return 'legal' in page ? <Legal page={page.legal} /> : <LanguageHelp />;
}
