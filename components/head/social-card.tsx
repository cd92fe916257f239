import pictures from 'virtual:social-pictures';
import { canonicalPath, siteOrigin } from '#content/index.ts';
import type { SocialPicture } from '#content/social-pictures/manifest.ts';

/** What a link to a page shows elsewhere: its own picture, or that of the page above it, or the home page's. */
export function SocialCard({ path }: { path: string }) {
  const { url, width, height, alt } = pictureOf(path);
  const address = siteOrigin() + url;
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={`${width}`} />
      <meta property="og:image:height" content={`${height}`} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}

function pictureOf(path: string): SocialPicture {
  const own = canonicalPath(path);
  const [above = '/'] = own.match(/^\/[^/]*/) ?? [];
  // A visitor chooses the path of a missing page: it may be the name of something every object has.
  const nearest = [own, above, '/'].find((candidate) => Object.hasOwn(pictures, candidate));
  const picture = nearest && pictures[nearest];
  if (!picture)
    throw new Error('The home page has no picture for links: content/pages/home.md is missing.');
  return picture;
}
