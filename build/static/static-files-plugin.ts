import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { tryDecode } from 'hono/utils/url';
import type { Plugin } from 'vite';
import type { VideoSource } from '../../content-model/schema/brand.ts';
import { siteOriginOf } from '../../domain/core/environment.ts';
import { siteHeaders, staticRules } from '../../server/headers.ts';
import { contentFolder, readBrand, readPractice } from '../content/read-practice.ts';
import { filesIn } from '../content/unread-files.ts';
import { virtualModules } from '../virtual-modules.ts';
import { brandFiles } from './brand-files.ts';
import { printSheet } from './style-sheets.ts';

/**
 * Adds to the static files the sheet of paper, the brand's logo and icons, the practice's videos (`content/media`)
 * and documents (`content/files`) unchanged, and Cloudflare's `_headers`. Provides the sizes of the videos in bytes as
 * `virtual:media-sizes`, because Cloudflare's static assets don't report them.
 */
export function staticFilesPlugin(folder = contentFolder): Plugin {
  function staticFiles() {
    const files = brandFiles(readBrand(folder).colors).set('print.css', printSheet);
    for (const name of filesIn(folder, '{media,files}/*.*')) {
      files.set(name, () => readFileSync(join(folder, name)));
    }
    return files;
  }

  return {
    name: 'site-static-files',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { brand, practice } = readPractice(folder);
      const headers = staticHeadersFile(brand.hero.video, siteOriginOf(practice));
      for (const [fileName, read] of staticFiles().set('_headers', () => headers)) {
        this.emitFile({ type: 'asset', fileName, source: await read() });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async function serveFile(request, response, next) {
        const name = tryDecode(request.url?.replace(/^\/|[?#].*$/g, '') ?? '', decodeURIComponent);
        try {
          const file = await staticFiles().get(name)?.();
          if (file === undefined) return next();
          response.setHeader('Content-Type', getMimeType(name) ?? '');
          return response.end(file);
        } catch (error) {
          return next(error);
        }
      });
    },
    ...virtualModules({
      'virtual:media-sizes'() {
        const files = filesIn(folder, 'media/*');
        const sizes = files.map((name) => [`/${name}`, statSync(join(folder, name)).size]);
        return Object.fromEntries(sizes);
      },
    }),
  };
}

/**
 * Returns the text of Cloudflare's `_headers` file. The security headers are in one rule only, because Cloudflare
 * joins the values of a header that several rules set.
 */
export function staticHeadersFile(video: readonly VideoSource[], origin: string): string {
  // Static files answer other methods with 405, which must list the allowed ones (RFC 9110, 15.5.6).
  const everywhere = Object.entries({ ...siteHeaders(video), Allow: 'GET, HEAD' }).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const own = Object.entries(staticRules(origin, video)).flatMap(([path, headers]) => [
    path,
    // Remove the value that another rule or Cloudflare has set, or ours would be appended to it.
    ...Object.entries(headers).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]),
  ]);
  return ['/*', ...everywhere, ...own, ''].join('\n');
}
