/** Where an element stands, in CSS pixels. */
export interface Box {
  name: string;
  left: number;
  right: number;
  height: number;
  /** Below the top of the element that holds it. */
  inside: number;
  /** Below the end of the element before it. */
  below: number;
}

/** How far apart two engines may set the same element, in CSS pixels. */
const across = 3;
const down = 6;

/**
 * Runs in a page: the boxes of what is to be seen of its headings, controls and pictures. What stands within a
 * line of text goes with its words.
 * @param style rules for what differs from engine to engine on purpose
 */
export async function collectBoxes(style: string): Promise<Box[]> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  await document.fonts.ready;
  return [...document.querySelectorAll('h1, h2, h3, a, button, summary, input, textarea, img')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .filter((element) => !element.closest('[role="dialog"], .sr-only'))
    .map((element) => {
      const { left, right, top, height } = element.getBoundingClientRect();
      const parent = element.parentElement?.getBoundingClientRect().top ?? 0;
      const previous = element.previousElementSibling?.getBoundingClientRect().bottom ?? parent;
      const name = `${element.tagName} ${element.getAttribute('href') ?? element.textContent}`;
      return { name, left, right, height, inside: top - parent, below: top - previous };
    });
}

/** What stands elsewhere, or isn't there, in the second of two engines. */
export function differences(expected: readonly Box[], found: readonly Box[]): string[] {
  const missing = expected.find(({ name }, index) => name !== found[index]?.name);
  if (missing) return [`${missing.name} is not there`];
  return expected.flatMap((box, index) => {
    const other = found[index] ?? box;
    const distance = (side: Exclude<keyof Box, 'name'>) => Math.abs(other[side] - box[side]);
    const moved = [
      ...(['left', 'right'] as const).filter((side) => distance(side) > across),
      // A text before it may take a line more.
      ...(Math.min(distance('inside'), distance('below')) > down ? (['inside'] as const) : []),
      // Fractions of lines add up in what is as high as a text beside it.
      ...(distance('height') > Math.max(down, box.height / 50) ? (['height'] as const) : []),
    ].map((side) => `${side} ${box[side].toFixed(1)}, ${other[side].toFixed(1)}`);
    return moved.length > 0 ? `${box.name}: ${moved.join('; ')}` : [];
  });
}
