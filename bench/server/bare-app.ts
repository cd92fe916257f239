import { Hono } from 'hono';

/** The answer to give, byte for byte. */
export interface BareEnvironment {
  PAGE: ArrayBuffer | Uint8Array<ArrayBuffer>;
  HEADERS: Record<string, string>;
}

const app = new Hono<{ Bindings: BareEnvironment }>();

/** The least that Hono can do for a page. */
app.get('*', ({ env }) => new Response(env.PAGE, { headers: env.HEADERS }));

export default app;
