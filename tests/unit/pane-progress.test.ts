import { expect, test } from 'vitest';
import {
  coloringSection,
  firstPaneOpacity,
  paneOpacity,
  sectionProgress,
} from '#components/backdrop/pane-progress.ts';
import { paneSettings } from '#components/backdrop/pane-settings.ts';

const widths = [390, 1440];

test('a section has come no way before it enters, half at the middle, all when it has left', () => {
  const section = { top: 2000, height: 1000 };
  expect(sectionProgress({ scroll: 0, height: 800 }, section)).toBe(0);
  expect(sectionProgress({ scroll: 1200, height: 800 }, section)).toBe(0);
  expect(sectionProgress({ scroll: 2100, height: 800 }, section)).toBe(0.5);
  expect(sectionProgress({ scroll: 3000, height: 800 }, section)).toBe(1);
  expect(sectionProgress({ scroll: 9000, height: 800 }, section)).toBe(1);
});

test.each(widths)(
  'at %i px a pane rises over the first half and falls over the second',
  (width) => {
    const { ease } = paneSettings(width);
    expect([0, 0.25, 0.5, 0.75, 1].map((progress) => paneOpacity(progress, ease))).toEqual([
      0, 0.5, 1, 0.5, 0,
    ]);
    const rise = Array.from({ length: 51 }, (_, step) => paneOpacity(step / 100, ease));
    expect(rise.toSorted((one, other) => one - other)).toEqual(rise);
  },
);

test.each(widths)('at %i px the first pane starts fully visible and only falls', (width) => {
  const { ease } = paneSettings(width);
  const opacities = [0.4, 0.52, 0.76, 1].map((progress) => firstPaneOpacity(progress, 0.52, ease));
  expect(opacities.slice(0, 2)).toEqual([1, 1]);
  expect(opacities[2]).toBeCloseTo(0.5);
  expect(opacities[3]).toBeCloseTo(0);
});

test('the last section between 15 % and 85 % colours the header, and none keeps the color', () => {
  expect(coloringSection([0.5, 0.1, 0, 0])).toBe(0);
  expect(coloringSection([0.8, 0.15, 0, 0])).toBe(1);
  expect(coloringSection([0.85, 0.14, 0, 0])).toBe(0);
  expect(coloringSection([0.86, 0.14, 0, 0])).toBe(-1);
  expect(coloringSection([1, 1, 0.86, 0.5])).toBe(3);
});
