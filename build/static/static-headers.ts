import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { siteOriginOf } from '../../domain/environment.ts';
import type { VideoSource } from '../../domain/schema/brand.ts';
import { siteHeaders } from '../../server/security-headers.ts';
import { staticRules } from '../../server/static-rules.ts';
import { readPractice } from '../content/read-practice.ts';

/**
 * Returns the text of Cloudflare's `_headers` file. The security headers are in one rule only, because Cloudflare
 * joins the values of a header that several rules set.
 * @param video the sources of the hero video, for the Content-Security-Policy
 * @param origin the site's origin, for canonical links
 */
export function staticHeadersFile(video: readonly VideoSource[], origin: string): string {
  // Static files answer other methods with 405, which must list the allowed ones (RFC 9110, 15.5.6).
  const everywhere = Object.entries({ ...siteHeaders(video), Allow: 'GET, HEAD' }).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const own = Object.entries(staticRules(origin)).flatMap(([path, headers]) => [
    path,
    // Remove the value that another rule or Cloudflare has set, or ours would be appended to it.
    ...Object.entries(headers).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]),
  ]);
  return ['/*', ...everywhere, ...own, ''].join('\n');
}

/** Writes `_headers` to the static files of a build. */
export function staticHeadersPlugin(): Plugin {
  return {
    name: 'site-static-headers',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = 'dist/client' }) {
      const { brand, practice } = readPractice();
      const text = staticHeadersFile(brand.hero.video, siteOriginOf(practice));
      await writeFile(join(dir, '_headers'), text);
    },
  };
}
