import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { VideoSource } from '#domain/schema/brand.ts';
import type { ServerTypes } from '../environment.ts';
import { speculationRulesPath } from '../routes/files/speculation-rules.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Middleware that sets the headers of every response: security, and what a browser may load before a click.
 * @param video the files of the home page's video
 */
export function siteHeaders(video: readonly VideoSource[]): Record<string, string> {
  return { ...securityHeaders(video), 'Speculation-Rules': `"${speculationRulesPath}"` };
}

export function setSiteHeaders(video: readonly VideoSource[]) {
  const { 'Content-Security-Policy': policy = '', ...others } = siteHeaders(video);
  // In development, Vite adds inline scripts to pages, which the policy forbids.
  const chosen = import.meta.env.DEV ? others : { 'Content-Security-Policy': policy, ...others };
  return createMiddleware<ServerTypes>(async function addSiteHeaders(c, next) {
    await next();
    // Hono's own `header` copies the response for each header.
    const answer = new Response(c.res.body, c.res);
    for (const [name, value] of Object.entries(chosen)) answer.headers.set(name, value);
    replaceResponse(c, answer);
  });
}

/** Replaces a response, because Hono would merge the headers of both. */
export function replaceResponse(c: Context<ServerTypes>, response: Response) {
  c.res = undefined;
  c.res = response;
}
