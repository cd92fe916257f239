// Runs before the first paint of every page: keep it this small. It marks the page with the step of
// Comfort view that this device remembers, or else with the one that the system's settings ask for.
let step;
try {
  step = localStorage.getItem('comfort-view');
} catch {
  // Storage is blocked: the choice holds for one page.
}
const wish = matchMedia('(prefers-contrast: more), (prefers-color-scheme: dark)');
document.documentElement.dataset.comfort = /^[0-3]$/.test(step) ? step : wish.matches ? '1' : '0';
