import { speculationRulesPath } from '../files/speculation-rules.ts';
import { securityHeaders } from './security-headers.ts';

/** The headers of every answer: how it is protected, and what a browser may load ahead of a click. */
export function siteHeaders(): Record<string, string> {
  return { ...securityHeaders(), 'Speculation-Rules': `"${speculationRulesPath}"` };
}
