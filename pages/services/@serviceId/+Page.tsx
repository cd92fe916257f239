import { useData } from 'vike-react/useData';
import { Service } from '#components/service/service.tsx';
import { type ServiceView, trailTo } from '#content/index.ts';

export default function Page() {
  const view = useData<ServiceView>();
  return <Service {...view} trail={trailTo(view.service)} />;
}
