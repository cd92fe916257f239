import { useData } from 'vike-react/useData';
import { Service } from '#components/service/service.tsx';
import type { ServiceView } from '#content/index.ts';

export default function Page() {
  return (
    <Service
      {...useData<ServiceView>()}
      action={
        <a href="/#book" className="button-gold">
          Schedule a Myopia Consultation
        </a>
      }
    />
  );
}
