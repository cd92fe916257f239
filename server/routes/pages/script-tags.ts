import { createHash } from 'node:crypto';

const ownScripts = /<script (?=[^>]*src="(\/assets\/[^"]+)")(?![^>]*integrity=)([^>]*)>/g;

type ReadAsset = (path: string) => Promise<ArrayBuffer | undefined>;

/** Hashes by path: the content of a file below `/assets/` never changes. */
const hashes = new Map<string, string>();

/**
 * Adds to each script the hash of its file (Subresource Integrity): a browser runs it only as it was
 * built. One that nothing waits for is sent late; one whose file can't be read stays as it is.
 */
export async function completeScriptTags(html: string, readAsset: ReadAsset): Promise<string> {
  const paths = new Set([...html.matchAll(ownScripts)].map(([, path]) => path ?? ''));
  for (const path of paths) {
    const bytes = hashes.has(path) ? undefined : await readAsset(path);
    if (bytes) hashes.set(path, hashOf(bytes));
  }
  return html.replace(ownScripts, (tag, path: string, attributes: string) => {
    const hash = hashes.get(path);
    const priority = /\basync\b/.test(attributes) ? 'fetchpriority="low" ' : '';
    return hash ? `<script integrity="${hash}" ${priority}${attributes}>` : tag;
  });
}

function hashOf(bytes: ArrayBuffer): string {
  return `sha256-${createHash('sha256').update(new Uint8Array(bytes)).digest('base64')}`;
}
