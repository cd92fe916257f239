import '#components/styles/index.css';
import 'virtual:uno.css';
import { offerComfortView } from '#components/comfort-view/comfort-view.ts';
import { closePopovers, markScrolled } from '#components/header/watch-header.ts';
import { hydrateIslands, type IslandModule } from '#components/island/hydrate-islands.ts';
import { whenIdle } from '#components/island/when-idle.ts';
import { followHash } from '#components/page/follow-hash.ts';

markScrolled();
offerComfortView();
closePopovers();
followHash();
hydrateIslands(import.meta.glob<IslandModule>('../components/*/*.island.tsx'));
whenIdle(async () => (await import('#components/page/run-when-idle.ts')).runWhenIdle());
