import { useData } from 'vike-react/useData';
import { Service } from '#components/service/service.tsx';
import { Triage } from '#components/service/triage.tsx';
import { office, phoneLink, type ServiceView } from '#content/index.ts';
import { emergencyWords } from '#content/words/emergencies.ts';

export default function Page() {
  const view = useData<ServiceView>();
  const { triage } = view.service;
  return (
    <Service
      {...view}
      before={triage && <Triage cards={triage} />}
      action={
        <a href={phoneLink(office.phone)} className="button-alarm">
          {emergencyWords.callNow(office.phone)}
        </a>
      }
    />
  );
}
