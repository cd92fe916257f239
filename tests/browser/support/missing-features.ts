/** What browsers before the full look lack, and what they do without it. */
export const missingUntilFullLook: Record<string, string> = {
  'media forced-colors': 'the system’s own rules for its colors stay',
  'media prefers-contrast': 'Comfort view is off until it is chosen',
  'unit dv': 'sections are as high as their content',
  'unit sv': 'sections are as high as their content',
  'unit lv': 'the eye isn’t drawn, and its section is plainly dark',
  'unit cq': 'the chart’s letters have the size of text',
  'property container-type': 'as @container',
  'rule @container': 'the narrow layout stays',
  'property overscroll-behavior': 'the page behind a menu scrolls at its end',
  'property backdrop-filter': 'the header’s ground is 97 % opaque without it',
  'property translate': 'arrows don’t move, and decorations are off their centers',
  'property rotate': 'chevrons don’t turn',
  'property scale': 'icons keep their size',
  'value place-content: start': 'the items are at the start by default',
  'value place-items: end': 'the announcement is at the top of the screen',
  'value overflow-x: clip': 'what a section clips is clipped by the window',
};

/** What even some browsers with the full look lack, and what they do without it. */
export const missing: Record<string, string> = {
  'property text-size-adjust': 'its prefixed name is there, too, and Firefox doesn’t enlarge text',
  'property text-wrap-style': 'headings break where the line is full',
  'property text-wrap': 'lines break elsewhere',
  'property view-transition-name': 'pages change without animation',
  'rule @view-transition': 'pages change without animation',
  'property content-visibility': 'everything is rendered',
  'property scrollbar-width': 'a deck of pictures has a scrollbar',
  'property contain-intrinsic-height': 'as content-visibility',
  'property container-type': 'on paper, every width is the same',
  'property forced-color-adjust': 'the lens has the system’s colors',
  'value grid-template-columns: subgrid': 'a row’s columns differ from those above it',
  'value break-after: avoid': 'a heading may be the last line of a printed page',
  'rule @page': 'paper has the browser’s margins',
  'function rect()': 'every browser knows that of `clip`',
  'unit lh': 'an empty place is lower until it has its text',
  'selector has': 'the eye test has no rounds, and details of some layouts are plainer',
  'selector popover-open': 'base.css has links in place of popovers’ buttons',
  'selector details-content': 'rows open by a click, and by a script before printing',
  'hidePopover()': 'called for an open popover only',
  ...withReason('React calls it for an unused component', 'skipTransition startViewTransition'),
  'replaceSync()': 'hydrate.ts catches its error, and adds the styles to the page’s sheet',
  'captureStackTrace()': 'zod looks for it first',
  ...withReason('a library’s own', 'destroy element format getState range toArray use'),
  ...withReason('Vue offers it on its own arrays', 'toReversed toSorted toSpliced'),
};

function withReason(reason: string, methods: string) {
  return Object.fromEntries(methods.split(' ').map((name) => [`${name}()`, reason]));
}
