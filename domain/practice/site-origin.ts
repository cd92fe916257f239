import { env } from '../env.ts';

/**
 * The origin that absolute URLs start with: `SITE_ORIGIN` where the environment has it, at build
 * and at run time, else the practice's own.
 * @throws TypeError when `SITE_ORIGIN` is not an absolute URL.
 */
export function siteOriginOf(practice: { siteOrigin: string }): string {
  const configured = env('SITE_ORIGIN');
  return configured ? new URL(configured).origin : practice.siteOrigin;
}
