import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import unocss from 'unocss/postcss';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { brandPlugin } from './build/brand/brand-plugin.ts';
import { drawIn } from './build/brand/drawings.ts';
import { serviceIconsPlugin } from './components/icon/service-icons-plugin.ts';
import { islandChunks } from './components/island/chunks.ts';
import { clientEntryPlugin } from './components/island/client-entry-plugin.ts';
import { fontsPlugin } from './components/layout/fonts/fonts-plugin.ts';
import { colors } from './content/brand.ts';
import { contentPlugin } from './content/markdown/content-plugin.ts';
import { picturesPlugin } from './content/pictures/pictures-plugin.ts';
import { searchPlugin } from './content/search/search-plugin.ts';
import { socialPicturesPlugin } from './content/social-pictures/social-pictures-plugin.ts';
import { buildEnvironment, computeStamp } from './scripts/build-stamp.ts';
import { configureDelivery } from './server/contact/worker-configuration.ts';
import { securityTxtPlugin } from './server/security-txt.ts';
import { staticBuildPlugin } from './server/static-build.ts';
import { staticHeadersPlugin } from './server/static-headers.ts';

export default defineConfig({
  plugins: [
    contentPlugin(),
    brandPlugin(),
    searchPlugin(),
    picturesPlugin({ masters: 'content/images', output: 'public/uploads' }),
    socialPicturesPlugin({ mark: drawIn(colors.gold, 'icon') }),
    fontsPlugin(),
    serviceIconsPlugin(),
    staticHeadersPlugin(),
    securityTxtPlugin(),
    staticBuildPlugin(),
    react(),
    cloudflare({ viteEnvironment: { name: 'ssr' }, config: configureDelivery }),
    vike(),
    clientEntryPlugin('pages/+client.ts'),
  ],
  build: { target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: islandChunks } } } },
  },
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(buildId()) },
  css: { postcss: { plugins: [unocss()] } },
});

/** Names a build by what went into it. */
function buildId(): string {
  return computeStamp(import.meta.dirname, buildEnvironment()).slice(0, 12);
}
