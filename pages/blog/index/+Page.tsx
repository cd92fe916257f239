import { BlogIndex } from '#components/guide/blog-index.tsx';
import { plainPages, trailTo } from '#content/index.ts';

export default function Page() {
  return <BlogIndex trail={trailTo(plainPages.blog)} />;
}
