import { useData } from 'vike-react/useData';
import { EmergencyEnding } from '#components/service/emergency-calls.tsx';
import { EmergencyOpening } from '#components/service/emergency-opening.tsx';
import { Service } from '#components/service/service.tsx';
import { Triage } from '#components/service/triage.tsx';
import type { ServiceView } from '#content/index.ts';

export default function Page() {
  const view = useData<ServiceView>();
  const { triage } = view.service;
  return (
    <Service
      {...view}
      opening={
        <>
          <EmergencyOpening service={view.service} />
          {triage && <Triage cards={triage} />}
        </>
      }
      ending={<EmergencyEnding />}
    />
  );
}
