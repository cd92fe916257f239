import '#components/styles.css';
import { offerComfortView } from '#components/comfort-view/comfort-view.ts';
import { showCurrentYear } from '#components/footer/current-year.ts';
import { closeMenuOnChoice } from '#components/header/close-menu.ts';
import { markScrolled } from '#components/header/scrolled.ts';
import { islandLoaders } from '#components/island/loaders.ts';
import { wakeIslands } from '#components/island/wake.ts';
import { whenIdle } from '#components/island/when-idle.ts';
import { followHash } from '#components/layout/hash-scroll.ts';
import { logMissingPage } from '#components/not-found/log-missing-page.ts';

markScrolled();
offerComfortView();
closeMenuOnChoice();
followHash();
showCurrentYear();
logMissingPage();
wakeIslands(islandLoaders);
whenIdle(async () => (await import('#components/hours/show-open-now.ts')).showOpenNow());
