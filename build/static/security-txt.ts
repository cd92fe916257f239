import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { practice, siteOrigin } from '#content/practice.ts';

const path = '/.well-known/security.txt';
const daysValid = 360;

/**
 * Where to report a weakness (RFC 9116). It expires within a year, as the RFC asks.
 * @param builtOn the day of the build
 */
export function securityTxt(builtOn: Date): string {
  const expires = new Date(builtOn);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + daysValid);
  return [
    `Contact: mailto:${practice.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteOrigin()}${path}`,
    '',
  ].join('\n');
}

/** Writes `security.txt` beside the static files of a build. */
export function securityTxtPlugin(): Plugin {
  return {
    name: 'site-security-txt',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = 'dist/client' }) {
      const file = join(dir, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, securityTxt(new Date()));
    },
  };
}
