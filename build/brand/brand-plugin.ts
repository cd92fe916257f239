import { getMimeType } from 'hono/utils/mime';
import type { Plugin } from 'vite';
import { brand } from '../../content/brand/brand.ts';
import { ContentError } from '../content/content-error.ts';
import { findColorFaults, type Palette } from './contrast.ts';
import { drawSymbols } from './drawings.ts';
import { drawIcons } from './icons.ts';

/**
 * Checks the brand's colors, and adds what is drawn from `content/brand/` to the site's static files:
 * logo, mark and icons.
 * @param palette the colors to check
 * @throws ContentError at the start of a build in whose colors words can't be read
 */
export function brandPlugin(palette: Palette = brand): Plugin {
  return {
    name: 'site-brand',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const problems = findColorFaults(palette);
      if (problems.length > 0) throw new ContentError(problems);
    },
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
