import { readFile } from 'node:fs/promises';

/** What the pages were built with; another value now would contradict them. */
const builtIn = ['CONTACT_DELIVERY', 'TURNSTILE_SITE_KEY'];

/**
 * Gives a Node process the variables that the build holds for the worker; the environment's own come
 * first.
 * @param file the build's `wrangler.json`
 * @throws Error where the environment contradicts the build, or asks for a queue, which Node has not
 */
export async function adoptBuildSettings(file: string): Promise<void> {
  const { vars } = JSON.parse(await readFile(file, 'utf8')) as { vars: Record<string, string> };
  for (const [name, value] of Object.entries(vars)) {
    const own = process.env[name];
    if (own && own !== value && builtIn.includes(name)) {
      throw new Error(`The site was built with ${name}=${value}: build it again with ${own}.`);
    }
    process.env[name] ||= value;
  }
  if (process.env['CONTACT_DELIVERY'] === 'queue') {
    throw new Error('Node has no queue: build the site with CONTACT_DELIVERY=direct.');
  }
}
