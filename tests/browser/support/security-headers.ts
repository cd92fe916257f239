import { securityHeaders as headersFor } from '../../../server/security-headers.ts';
import { hero } from './practice.ts';

/** Returns the security headers that every response must have; a unit test judges them. */
export const securityHeaders = () => headersFor(hero.video);
