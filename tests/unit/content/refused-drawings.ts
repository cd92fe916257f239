import type { Refusal } from './refused-entries.ts';

const svg = (part: string) => `<svg viewBox="0 0 9 9"><path d="M0 0h9"/>${part}</svg>`;

/** Drawings that the build refuses. */
export const refusedDrawings: Record<string, Refusal[]> = {
  'brand/logo.svg': [
    ['<svg><path d="M0 0h9"/></svg>', 'one <svg> element with a viewBox | <svg'],
    [svg('<style>.st0{fill:none}</style>'), 'no <style> | <style'],
    [svg('<use href="#logo"/>'), 'outlines instead of <use> | <use'],
    [svg('<g><text x="1">Eyes</text></g>'), 'outlines instead of <text>, whose font | <text'],
  ],
  'files/eye.svg': [
    [svg('<svg:style>'), 'no <style> (in the drawing program | <svg:style'],
    [svg('<script>alert(1)</script>'), 'no script, animation | <script'],
  ],
  'plates/red-rim.svg': [
    [svg('<!-- caf\ufffd -->'), 'a drawing saved as UTF-8 | caf\ufffd'],
    [svg('<script>alert(1)</script>'), 'no script, animation | <script'],
    [svg('<svg:script href="#a"/>'), 'no script, animation | <svg:script'],
    [svg('<set attributeName="fill" to="red"/>'), 'no script, animation | <set'],
    [svg('<path onload="alert(1)"/>'), 'no event handler | onload='],
    [svg('<image href="https://a.test"/>'), 'no reference to | href="https://a.test"'],
    [svg('<use xlink:href="other.svg#a"/>'), 'no reference to | href="other.svg#a"'],
    [svg('<path fill="url(//a.test/a)"/>'), 'no reference to | url(//a.test/a'],
    [svg('<style>@import "a.css";</style>'), 'no reference to | @import "a.css"'],
  ],
};
