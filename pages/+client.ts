import '#components/styles.css';
import { offerComfortView } from '#components/comfort-view/comfort-view.ts';
import { closeMenuOnChoice } from '#components/header/close-menu.ts';
import { markScrolled } from '#components/header/scrolled.ts';
import { hydrateIslands } from '#components/island/hydrate-islands.ts';
import { islandLoaders } from '#components/island/loaders.ts';
import { whenIdle } from '#components/island/when-idle.ts';
import { closeLeftPopovers } from '#components/layout/close-left-popovers.ts';
import { followHash } from '#components/layout/hash-scroll.ts';
import { openArticlesBeforeHydration } from '#components/service/open-articles.ts';

markScrolled();
offerComfortView();
closeMenuOnChoice();
openArticlesBeforeHydration();
closeLeftPopovers();
followHash();
hydrateIslands(islandLoaders);
whenIdle(async () => (await import('#components/layout/finish-at-leisure.ts')).finishAtLeisure());
