import { GuidesBySubject } from '#components/guide/guide-indexes.tsx';
import { plainPages, trailTo } from '#content/index.ts';

export default function Page() {
  return <GuidesBySubject trail={trailTo(plainPages.guides)} />;
}
