// Runs before the first paint of every page: keep it this small. It marks the page with the step of
// Comfort view that this device remembers, or else with the one that the system's settings ask for.
let step;
try {
  step = localStorage.getItem('comfort-view');
} catch {
  // Storage is blocked: the choice holds for one page.
}
const { dataset } = document.documentElement;
const preference = matchMedia('(prefers-contrast: more)');
const preferred = preference.matches ? '1' : '0';
if (!/^[0-3]$/.test(step)) step = preferred;
if (step > 0) dataset.comfort = step;
if (step > 1) dataset.large = '';

// What the share button says.
if (navigator.share) dataset.shares = '';

// Without this mark, styles show what works without a script. The page's own script, `+client.ts`, confirms it. Until
// then, a module that doesn't arrive takes it back at once; one that throws, or that this browser can't read, at load.
dataset.script = '';
addEventListener('error', ({ target }) => target.type === 'module' && takeBack(), true);
addEventListener('load', takeBack);

function takeBack() {
  if (!globalThis.isScriptRunning) delete dataset.script;
}
