import { getMimeType } from 'hono/utils/mime';
import type { Plugin } from 'vite';
import { ContentError } from '../../domain/read/content-error.ts';
import { readBrand } from '../content/read-practice.ts';
import { findColorFaults, type Palette } from './contrast.ts';
import { drawSymbols } from './drawings.ts';
import { drawIcons } from './icons.ts';

/**
 * Checks the contrast of the brand's colors, and adds the logo, mark and icons drawn from
 * `content/brand/` to the static files.
 * @param palette the colors to check
 * @throws ContentError at the start of a build if a color pair has too little contrast
 */
export function brandPlugin(palette: Palette = readBrand()): Plugin {
  const drawAll = async () =>
    (await drawIcons(palette.colors)).set('brand/logo.svg', drawSymbols());

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
        try {
          const file = (await drawAll()).get(request.url?.slice(1) ?? '');
          if (!file) return next();
          response.setHeader('Content-Type', getMimeType(request.url ?? '') ?? '');
          return response.end(file);
        } catch (error) {
          return next(error);
        }
      });
    },
  };
}
