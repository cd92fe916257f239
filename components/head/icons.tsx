import { themeColor } from '#content/brand.ts';

/** The site's icons, for tabs, home screens and installed apps. */
export function Icons() {
  return (
    <>
      <meta name="theme-color" content={themeColor} />
      {/* Browsers that know SVG take it, whatever its place; others look at the first. */}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
