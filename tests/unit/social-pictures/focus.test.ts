import sharp from 'sharp';
import { expect, test } from 'vitest';
import { panelWidth } from '#build/social-pictures/card.ts';
import { drawPicture } from '#build/social-pictures/draw-picture.ts';
import { loadFonts } from '#build/social-pictures/fonts.ts';
import { socialSize } from '#content/social-pictures/manifest.ts';

const black = { r: 0, g: 0, b: 0 };
const fonts = await loadFonts();

/** A white picture, twice as long as a crop needs, whose first half is black. */
function halfBlack(width: number, height: number, half: { width: number; height: number }) {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { ...half, channels: 3, background: black } }, left: 0, top: 0 },
    ])
    .jpeg()
    .toBuffer();
}

const wide = await halfBlack(1600, 800, { width: 800, height: 800 });
const tall = await halfBlack(800, 1600, { width: 800, height: 800 });

/** How bright what the picture shows of a photograph is, from 0 to 255. */
async function brightnessOf(photograph: Buffer, focus?: { x: number; y: number }) {
  const panel = { type: 'div', props: { style: { display: 'flex' } } } as const;
  const image = { file: 'one.jpg', alt: 'Two halves', ...(focus && { focus }) };
  const picture = await drawPicture({ panel, image, photograph }, fonts);
  const { height, width } = socialSize;
  const shown = {
    left: panelWidth + 8,
    top: 8,
    width: width - panelWidth - 16,
    height: height - 16,
  };
  const { channels } = await sharp(await sharp(picture).extract(shown).toBuffer()).stats();
  return channels[0]?.mean ?? Number.NaN;
}

test.each([
  ['the left of a wide photograph', wide, { x: 0, y: 50 }, 0],
  ['the right of a wide photograph', wide, { x: 100, y: 50 }, 255],
  ['the top of a tall photograph', tall, { x: 50, y: 0 }, 0],
  ['the bottom of a tall photograph', tall, { x: 50, y: 100 }, 255],
  ['the middle, where no focus is named', wide, undefined, 127],
])('a link preview shows %s', async (_name, photograph, focus, expected) => {
  expect(Math.abs((await brightnessOf(photograph, focus)) - expected)).toBeLessThan(16);
});
