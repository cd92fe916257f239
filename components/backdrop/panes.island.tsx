import { useEffect } from 'react';
import { defineIsland } from '#components/island/define-island.ts';
import { followScroll } from './follow-scroll.ts';

interface PanesProps {
  pageName: string;
  containerClassName: string;
  /** In the order of the panes. */
  headerColors: readonly string[];
}

/** All pictures of the backdrop, one above the other. Scrolling fades from each to the next. */
function Panes({ pageName, containerClassName, headerColors }: PanesProps) {
  useEffect(() => {
    const [container] = document.getElementsByClassName(containerClassName);
    const template = container?.querySelector('template');
    template?.replaceWith(template.content);
    const sections = document.querySelectorAll<HTMLElement>(`[data-page="${pageName}"]`);
    const panes = [...(container?.querySelectorAll<HTMLElement>('.pane') ?? [])];
    followScroll(
      panes.map((pane, index) => ({
        section: sections[index],
        headerColor: headerColors[index] ?? '',
        element: pane,
      })),
    );
  }, [pageName, containerClassName, headerColors]);
  return null;
}

export default defineIsland('panes', Panes);
