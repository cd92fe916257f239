import { useData } from 'vike-react/useData';
import { EmergencyCalls, EmergencyEnding } from '#components/service/emergency-calls.tsx';
import { Service } from '#components/service/service.tsx';
import { Triage } from '#components/service/triage.tsx';
import type { ServiceView } from '#content/index.ts';

export default function Page() {
  const view = useData<ServiceView>();
  const { firstAid, triage } = view.service;
  return (
    <Service
      {...view}
      before={triage && <Triage firstAid={firstAid} cards={triage} />}
      action={<EmergencyCalls />}
      ending={<EmergencyEnding />}
    />
  );
}
