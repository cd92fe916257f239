import { useData } from 'vike-react/useData';
import { Service } from '#components/service/service.tsx';
import { InLanguage } from '#components/ui/language.ts';
import type { data } from './+data.ts';

export default function Page() {
  const { service, language = 'en' } = useData<ReturnType<typeof data>>();
  return (
    <InLanguage value={language}>
      <Service service={service} />
    </InLanguage>
  );
}
