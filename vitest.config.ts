import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { drawIn } from './build/brand/drawings.ts';
import { colors } from './content/brand.ts';
import { contentPlugin } from './content/markdown/content-plugin.ts';
import { picturesPlugin } from './content/pictures/pictures-plugin.ts';
import { searchPlugin } from './content/search/search-plugin.ts';
import { socialPicturesPlugin } from './content/social-pictures/social-pictures-plugin.ts';

/** `unit` runs the source in Node, `worker` the built worker inside workerd. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [
          contentPlugin(),
          searchPlugin(),
          picturesPlugin({ masters: 'content/images', output: 'public/uploads' }),
          socialPicturesPlugin({ mark: drawIn(colors.gold, 'icon') }),
        ],
        // The server under test is the one that visitors get, not the development server.
        test: {
          name: 'unit',
          env: { DEV: '' },
          testTimeout: 30_000,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './dist/server/wrangler.json' } })],
        test: { name: 'worker', include: ['tests/worker/**/*.test.ts'] },
      },
    ],
  },
});
