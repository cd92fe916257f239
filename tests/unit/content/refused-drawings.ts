import type { Refusal } from './refused-entries.ts';

const svg = (part: string) => `<svg viewBox="0 0 9 9"><path d="M0 0h9"/>${part}</svg>`;

/** Drawings that the build refuses. */
export const refusedDrawings: Record<string, Refusal[]> = {
  'brand/logo.svg': [
    ['<svg><path d="M0 0h9"/></svg>', 'drawing | one <svg> element with a viewBox | <svg'],
    [svg('<style>.st0{fill:none}</style>'), 'drawing | no <style> | <style'],
    [svg('<use href="#logo"/>'), 'drawing | outlines instead of <use> | <use'],
    [
      svg('<g><text x="1">Eyes</text></g>'),
      'drawing | outlines instead of <text>, whose font | <text',
    ],
  ],
  'files/eye.svg': [
    [
      svg('<style>.cls-1{fill:#e00}</style>'),
      'drawing | no <style> (in the drawing program | <style',
    ],
    [svg('<svg:style>'), 'drawing | no <style> | <svg:style'],
    [svg('<script>alert(1)</script>'), 'drawing | no script, animation | <script'],
    [svg('<path onload="alert(1)"/>'), 'drawing | no event handler | onload='],
    [svg('<image href="https://a.test"/>'), 'drawing | no reference to | href="https://a.test"'],
  ],
  'plates/red-rim.svg': [
    [svg('<!-- caf\ufffd -->'), 'drawing | a drawing saved as UTF-8 | caf\ufffd'],
    [svg('<script>alert(1)</script>'), 'drawing | no script, animation | <script'],
    [svg('<svg:script href="#a"/>'), 'drawing | no script, animation | <svg:script'],
    [svg('<set attributeName="fill" to="red"/>'), 'drawing | no script, animation | <set'],
    [svg('<path onload="alert(1)"/>'), 'drawing | no event handler | onload='],
    [svg('<image href="https://a.test"/>'), 'drawing | no reference to | href="https://a.test"'],
    [svg('<use xlink:href="other.svg#a"/>'), 'drawing | no reference to | href="other.svg#a"'],
    [svg('<path fill="url(//a.test/a)"/>'), 'drawing | no reference to | url(//a.test/a'],
    [svg('<style>@import "a.css";</style>'), 'drawing | no reference to | @import "a.css"'],
  ],
};
