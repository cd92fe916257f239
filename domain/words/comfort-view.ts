/** What Comfort view says of itself. */
export const comfortViewWords = {
  name: 'Comfort view',
  hint: 'A dim, warm page with bigger text, no motion, and no photos behind words. For dilated, sensitive, or tired eyes.',
  steps: ['Off', 'Large text', 'Larger text', 'Largest text'],
  storage: 'Saved on this device only.',
  done: 'Done',
};
