/** How far Comfort view is on: `0` is off, the others enlarge the text step by step. */
export const comfortSteps = [
  { step: '0', title: 'Off' },
  { step: '1', title: 'Large text' },
  { step: '2', title: 'Larger text' },
  { step: '3', title: 'Largest text' },
] as const;
