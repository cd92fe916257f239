import { getMimeType } from 'hono/utils/mime';
import type { Plugin } from 'vite';
import { drawSymbols } from './drawings.ts';
import { drawIcons } from './icons.ts';

/** Adds what is drawn from `content/brand/` to the site's static files: logo, mark and icons. */
export function brandPlugin(): Plugin {
  return {
    name: 'site-brand',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const [fileName, source] of await drawAll()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async function serveDrawing(request, response, next) {
        const file = (await drawAll()).get(request.url?.slice(1) ?? '');
        if (!file) return next();
        response.setHeader('Content-Type', getMimeType(request.url ?? '') ?? '');
        return response.end(file);
      });
    },
  };
}

async function drawAll(): Promise<Map<string, string | Buffer>> {
  return (await drawIcons()).set('brand/logo.svg', drawSymbols());
}
