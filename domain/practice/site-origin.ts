import { env } from '../env.ts';

/**
 * Returns the origin of absolute URLs: `SITE_ORIGIN` if the environment has it, at build and at run time, or
 * the practice's own.
 * @throws TypeError if `SITE_ORIGIN` is not an absolute URL
 */
export function siteOriginOf(practice: { siteOrigin: string }): string {
  const configured = env('SITE_ORIGIN');
  return configured ? new URL(configured).origin : practice.siteOrigin;
}
