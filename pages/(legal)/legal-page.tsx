import { useData } from 'vike-react/useData';
import { Legal } from '#components/legal/legal.tsx';
import { type LegalPage, trailTo } from '#content/index.ts';

/** One of the legal texts. */
export function LegalTextPage() {
  const page = useData<LegalPage>();
  return <Legal page={page} trail={trailTo(page)} />;
}
