import { Island } from '#components/island/island.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { backdrops } from '#content/brand.ts';
import panesIsland from './panes.island.tsx';

const panes = backdrops.map(({ section, headerColor }) => ({ section, headerColor }));
const [first, ...others] = backdrops;

/** The pictures behind the home page. Until its script runs, and without motion, the first one stands still. */
export function Backdrop() {
  return (
    <>
      <div className="backdrop" aria-hidden>
        <Pane {...first} />
        {/* Elsewhere they would be loaded without a script, too: nothing is lazy then. */}
        <template>
          {others.map((pane) => (
            <Pane key={pane.section} {...pane} />
          ))}
        </template>
      </div>
      <Island
        of={panesIsland}
        props={{ panes }}
        hydrate="idle"
        media="(prefers-reduced-motion: no-preference)"
      />
    </>
  );
}

function Pane({ file, focus }: (typeof backdrops)[number]) {
  return (
    <Picture
      {...{ file, focus }}
      alt=""
      sizes="100vw"
      fetchPriority="low"
      pictureClassName="pane cover"
    />
  );
}
