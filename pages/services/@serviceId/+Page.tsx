import { useData } from 'vike-react/useData';
import { Service } from '#components/service/service.tsx';
import type { ServiceView } from '#domain/index.ts';

export default function Page() {
  return <Service {...useData<ServiceView>()} />;
}
