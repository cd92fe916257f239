import '#components/styles/index.css';
import 'virtual:uno.css';
import { offerComfortView } from '#components/comfort-view/comfort-view.ts';
import { hydrateIslands, type IslandModule } from '#components/island/hydrate-islands.ts';
import { whenIdle } from '#components/island/when-idle.ts';
import { closePopovers } from '#components/page/close-popovers.ts';
import { followHash } from '#components/page/follow-hash.ts';
import { markScrolled } from '#components/page/mark-scrolled.ts';

markScrolled();
offerComfortView();
closePopovers();
followHash();
hydrateIslands(import.meta.glob<IslandModule>('../components/*/*.island.tsx'));
whenIdle(async () => (await import('#components/page/run-when-idle.ts')).runWhenIdle());
