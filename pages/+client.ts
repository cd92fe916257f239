import '#components/styles/index.css';
import 'virtual:uno.css';
import { followHash } from '#components/client/follow-hash.ts';
import { whenIdle } from '#components/client/page-load.ts';
import { goToNextField } from '#components/client/press-enter.ts';
import {
  closePopovers,
  fitNavigation,
  markScrolled,
  watchMenu,
} from '#components/header/watch-header.ts';
import { hydrateIslands, type IslandModule } from '#components/island/hydrate-islands.ts';
import { offerTextSize } from '#components/text-size/text-size.ts';

markScrolled();
fitNavigation();
offerTextSize();
watchMenu();
closePopovers();
followHash();
goToNextField();
hydrateIslands(import.meta.glob<IslandModule>('../components/*/*.island.tsx'));
whenIdle(async () => (await import('#components/client/run-when-idle.ts')).runWhenIdle());
// All of the above has run: see `before-first-paint.js`.
globalThis.isScriptRunning = true;
