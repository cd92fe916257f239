// Runs before the first paint of every page: keep it this small. `text-size.ts` says what `showTextSize` does.
const root = document.documentElement;
const { dataset } = root;
let choice;

globalThis.showTextSize = (chosen) => {
  try {
    if (chosen) localStorage.setItem('comfort-view', chosen);
    choice = localStorage.getItem('comfort-view');
  } catch {
    choice = chosen ?? choice;
  }
  const [known, size = 0, ground] = /^([0-3])( dim| light)?$/.exec(choice) ?? [];
  const preferred = matchMedia('(prefers-contrast: more)').matches;
  root.toggleAttribute('data-dim', ground ? ground === ' dim' : known ? size > 0 : preferred);
  if (size > 0) dataset.size = size;
  else delete dataset.size;
};
showTextSize();

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
