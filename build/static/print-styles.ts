import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, preprocessCSS } from 'vite';

const fileName = 'components/print.css';

/**
 * Makes one sheet of `components/print.css`, where the development server has it, too. Imported by a
 * component, even as `?url`, it would be linked like any other sheet, and the first paint would wait for it.
 */
export function printStylesPlugin(): Plugin {
  return {
    name: 'site-print-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const config = this.environment.getTopLevelConfig();
      const file = join(config.root, fileName);
      const { code } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
      this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}
