import { AllGuides } from '#components/guide/guide-indexes.tsx';
import { plainPages, trailTo } from '#content/index.ts';

export default function Page() {
  return <AllGuides trail={trailTo(plainPages.allGuides)} />;
}
