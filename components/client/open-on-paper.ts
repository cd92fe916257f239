/** The folded rows that paper shows. `print.css` opens them, too, where browsers know `::details-content`. */
const rows = 'details:is(.question, .what, .more-steps, .sources-folded, .questions-to-ask)';

/**
 * Opens closed rows before printing, and closes them afterward. Rows that share a name have none meanwhile, because a
 * browser would keep only one of them open.
 */
export function openOnPaper() {
  let undo: (() => void)[] = [];
  addEventListener('beforeprint', () => {
    for (const row of document.querySelectorAll<HTMLDetailsElement>(rows)) {
      const { open } = row;
      const name = row.getAttribute('name');
      row.removeAttribute('name');
      row.open = true;
      undo.push(() => {
        row.open = open;
        if (name !== null) row.setAttribute('name', name);
      });
    }
  });
  addEventListener('afterprint', () => {
    for (const putBack of undo) putBack();
    undo = [];
  });
}
