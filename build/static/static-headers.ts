import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { allowHeader } from '../../server/http/allowed-methods.ts';
import { editorRules } from '../../server/http/editor-headers.ts';
import { previewHosts } from '../../server/http/preview-hosts.ts';
import { siteHeaders } from '../../server/http/site-headers.ts';
import { staticRules } from '../../server/http/static-rules.ts';
import { editorRepository } from '../editor/editor-repository.ts';

/** The text of Cloudflare's `_headers`. Security headers stand in one rule: two rules would append. */
export function staticHeadersFile(hasEditor = false): string {
  // A file refuses other methods with 405, which must name the allowed ones (RFC 9110, 15.5.6).
  const everywhere = Object.entries({ ...siteHeaders(), Allow: allowHeader }).map(
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
      await writeFile(join(dir, '_headers'), staticHeadersFile(Boolean(editorRepository())));
    },
  };
}
