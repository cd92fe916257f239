import pictures from 'virtual:social-pictures';
import { siteOrigin } from '#content/index.ts';
import { socialSize } from '#content/social-pictures.ts';

/** What a link to a page shows elsewhere: its own picture, or the home page's. */
export function SocialCard({ path }: { path: string }) {
  const picture = pictures[path] ?? pictures['/'];
  return (
    <>
      <meta property="og:image" content={`${siteOrigin()}${picture?.url}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={`${socialSize.width}`} />
      <meta property="og:image:height" content={`${socialSize.height}`} />
      <meta property="og:image:alt" content={picture?.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={picture?.alt} />
    </>
  );
}
