// Runs before the first paint of every page: keep it this small. It marks the page with the step of
// Comfort view that this device remembers, or else with the one that the system's settings ask for.
let step;
try {
  step = localStorage.getItem('comfort-view');
} catch {
  // Storage is blocked: the choice holds for one page.
}
const preference = matchMedia('(prefers-contrast: more)');
const preferred = preference.matches ? '1' : '0';
document.documentElement.dataset.comfort = /^[0-3]$/.test(step) ? step : preferred;
