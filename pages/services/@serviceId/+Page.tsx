import { useData } from 'vike-react/useData';
import { Service } from '#components/service/service.tsx';
import type { data } from './+data.ts';

export default function Page() {
  const { service } = useData<ReturnType<typeof data>>();
  return <Service service={service} />;
}
