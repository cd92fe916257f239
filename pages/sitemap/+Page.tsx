import { Sitemap } from '#components/sitemap/sitemap.tsx';
import { plainPages, trailTo } from '#content/index.ts';

export default function Page() {
  return <Sitemap trail={trailTo(plainPages.sitemap)} />;
}
