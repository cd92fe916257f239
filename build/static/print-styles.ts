import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

/**
 * Makes `print.css` of `components/print.css`. Imported by a component, it would be a sheet like any other,
 * and the first paint would wait for it.
 */
export function printStylesPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'site-print-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'print.css', source: await readStyles(config) });
    },
    configureServer({ middlewares }) {
      middlewares.use('/print.css', async function servePrintStyles(_request, response) {
        response.setHeader('Content-Type', 'text/css');
        response.end(await readStyles(config));
      });
    },
  };
}

/** The sheet with what it imports. */
async function readStyles(config: ResolvedConfig): Promise<string> {
  const file = join(config.root, 'components/print.css');
  return (await preprocessCSS(await readFile(file, 'utf8'), file, config)).code;
}
