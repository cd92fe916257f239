import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { VideoSource } from '../../domain/schema/brand.ts';
import { allowHeader } from '../../server/middleware/allowed-methods.ts';
import { editorRules } from '../../server/middleware/editor-headers.ts';
import { previewHosts } from '../../server/middleware/preview-hosts.ts';
import { siteHeaders } from '../../server/middleware/site-headers.ts';
import { staticRules } from '../../server/middleware/static-rules.ts';
import { readBrand } from '../content/read-brand.ts';
import { editorRepository } from '../editor/editor-repository.ts';

/** The text of Cloudflare's `_headers`. Security headers stand in one rule: two rules would append. */
export function staticHeadersFile(video: readonly VideoSource[], hasEditor = false): string {
  // A file refuses other methods with 405, which must name the allowed ones (RFC 9110, 15.5.6).
  const everywhere = Object.entries({ ...siteHeaders(video), Allow: allowHeader }).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const rules = hasEditor ? [...staticRules, ...editorRules] : staticRules;
  const own = rules.flatMap(({ path, headers }) => [
    path,
    // What another rule or Cloudflare set would stand beside ours, so it is removed first.
    ...Object.entries(headers).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]),
  ]);
  const previews = [previewHosts.rule, '  X-Robots-Tag: noindex'];
  return ['/*', ...everywhere, ...own, ...previews, ''].join('\n');
}

/** Writes `_headers` beside the static files of a build. */
export function staticHeadersPlugin(): Plugin {
  return {
    name: 'site-static-headers',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = 'dist/client' }) {
      await writeFile(
        join(dir, '_headers'),
        staticHeadersFile(readBrand().hero.video, Boolean(editorRepository())),
      );
    },
  };
}
