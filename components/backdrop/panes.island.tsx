import { useEffect } from 'react';
import { defineIsland } from '#components/island/define-island.ts';
import { type FollowedPane, followScroll } from './follow-scroll.ts';
import { createMotion } from './motion.ts';

/** Shows all pictures of the backdrop, one above the other; scrolling fades from each to the next. */
function Panes({ panes }: { panes: readonly FollowedPane[] }) {
  useEffect(() => {
    const template = document.querySelector<HTMLTemplateElement>('.backdrop template');
    template?.replaceWith(template.content);
    const elements = [...document.querySelectorAll<HTMLElement>('.pane')];
    followScroll(panes, elements.map(createMotion));
  }, [panes]);
  return null;
}

export default defineIsland('panes', Panes);
