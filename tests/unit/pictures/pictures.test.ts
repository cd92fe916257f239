import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inlineDrawings } from '#build/content/site-content.ts';
import { readImages } from '#build/pictures/images.ts';
import { previewsOf } from '#build/pictures/link-previews.ts';
import type { ContentError } from '#content-model/parse/content-error.ts';
import { renderMarkdown, toHtml } from '#content-model/parse/render-markdown.ts';
import { eyeChart } from '#domain/pictures/eye-chart.ts';
import { folderWith } from '../folder-with.ts';

/** Makes the variants of one picture. */
async function make(file: string, content: Uint8Array | string) {
  const images = await readImages(folderWith({ [file]: content }));
  const variants = images[file]?.variants ?? [];
  return Promise.all(variants.map(async ({ url, make }) => ({ url, bytes: await make() })));
}

/** Creates a plain JPEG, twice as wide as high. */
function jpeg(width: number) {
  const create = { width, height: width / 2, channels: 3, background: '#808080' } as const;
  return sharp({ create }).jpeg();
}

test('a background image gets four variants in the widths their names give', async () => {
  const variants = await make('background-1.jpg', await jpeg(2000).toBuffer());
  expect(variants).toHaveLength(4);
  for (const { url, bytes } of variants) {
    const [, width, extension] = /background-1\.[0-9a-f]{8}-(\d+)\.(\w+)$/.exec(url) ?? [];
    const found = await sharp(bytes as Buffer).metadata();
    expect(found.mediaType).toBe(`image/${extension}`);
    expect([found.width, found.height]).toEqual([Number(width), Number(width) / 2]);
  }
});

test('a phone’s lying photo of 12 megapixels becomes upright pictures without its place', async () => {
  const create = { width: 4032, height: 3024, channels: 3, background: '#808080' } as const;
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 54/1 0/1' } };
  const photo = sharp({ create }).withExif(place).withMetadata({ orientation: 6 }).jpeg();
  for (const { bytes } of await make('guide-one.jpg', await photo.toBuffer())) {
    const { width, height, exif } = await sharp(bytes as Buffer).metadata();
    expect(width / height).toBeCloseTo(3 / 4, 2);
    expect(exif).toBeUndefined();
  }
});

const whole = await jpeg(1600).toBuffer();
const large = Buffer.alloc(8.5 * 1024 * 1024);
/** The first bytes of a file of an iPhone (ISO/IEC 23008-12), and nothing else. */
const heic = Buffer.concat([Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1'), whole]);

test.each<[what: string, file: string, content: Uint8Array | string, expected: string, RegExp]>([
  ['text in it', 'one.jpg', 'no picture', 'a readable JPEG or WebP: export it', /unsupported/],
  ['PNG data', 'one.jpg', await jpeg(10).png().toBuffer(), 'a readable JPEG or WebP', /^png$/],
  ['half of its bytes', 'one.jpg', whole.subarray(0, whole.length / 2), 'a readable JPEG', /\S/],
  ['8.5 MB', 'one.jpg', large, 'at most 8 MB: save it smaller', /^8\.5 MB$/],
  ['6002 px', 'one.jpg', await jpeg(6002).toBuffer(), 'at most 6000 px', /^6002 × 3001 px$/],
  ['a HEIC', 'IMG_2041.HEIC', heic, 'a JPEG: export it as one', /^a HEIC/],
  ['a renamed HEIC', 'one.jpg', heic, 'a JPEG: export it as one', /^a HEIC/],
  ['another extension', 'one.png', '', 'ends in .jpg or .webp: rename', /^one\.png$/],
  ['a name with a space', 'My one.jpg', '', 'a name of a-z', /^My one\.jpg$/],
])('a picture file with %s stops the build', async (_what, file, content, expected, received) => {
  const error = await make(file, content).catch((reason: unknown) => reason);
  expect((error as ContentError).problems).toMatchObject([
    {
      file: expect.stringMatching(new RegExp(`/${file}$`)),
      expected: expect.stringContaining(expected),
      received: expect.stringMatching(received),
    },
  ]);
});

test('the link preview of a transparent picture has a light ground', async () => {
  const create = { width: 1600, height: 900, channels: 4, background: '#ff00004d' } as const;
  const bytes = await sharp({ create }).webp({ lossless: true }).toBuffer();
  const entry = { width: 1600, height: 900, color: '#ff0000', srcSet: '', src: '' };
  const pictures = { 'hero-lantern.jpg': { bytes, entry, variants: [] } };
  const previews = previewsOf('tests/fixture', pictures, {});
  const { channels } = await sharp(await previews['/']?.make()).stats();
  const [red = 0, green = 0] = channels.map(({ mean }) => mean);
  expect([red > 240, green > 150 && green < 190], `${red} ${green}`).toEqual([true, true]);
});

const drawing =
  '<?xml version="1.0"?>\n<svg viewBox="0 0 9 9" fill="currentColor"><path d="M0 0h9"/></svg>\n';

/** Renders Markdown with a content folder that has one drawing. */
function pageOf(markdown: string): string {
  const { tree } = renderMarkdown(markdown);
  inlineDrawings(tree, folderWith({ 'files/eye.svg': drawing }));
  return toHtml(tree);
}

test('a drawing is inlined with its alternative text as label, and with its title', () => {
  expect(pageOf('![An eye & a "lid"](/files/eye.svg "Seen from the <front>")')).toBe(
    '<p><svg role="img" aria-label="An eye &#x26; a &#x22;lid&#x22;" viewBox="0 0 9 9" fill="currentColor"><title>Seen from the &#x3C;front></title><path d="M0 0h9"/></svg></p>',
  );
  expect(pageOf('[![An eye](/files/eye.svg)](/blog)')).toBe(
    '<p><a href="/blog"><svg role="img" aria-label="An eye" viewBox="0 0 9 9" fill="currentColor"><path d="M0 0h9"/></svg></a></p>',
  );
});

test('the ids of a drawing differ from those of the page and of other drawings', () => {
  const svg =
    '<svg aria-labelledby="main t"><title id="t">A</title><use href="#main"/><path id="main" fill="url(#main)"/></svg>';
  const { tree } = renderMarkdown('![An eye](/files/eye.svg)\n\n![An eye](/files/eye.svg)');
  inlineDrawings(tree, folderWith({ 'files/eye.svg': svg }));
  const html = toHtml(tree);
  for (const own of ['drawing-1', 'drawing-2'])
    expect(html).toContain(
      `aria-labelledby="${own}:main ${own}:t"><title id="${own}:t">A</title><use href="#${own}:main"/><path id="${own}:main" fill="url(#${own}:main)"/>`,
    );
});

test('other pictures stay <img> elements', () => {
  const html = pageOf('![A chart](/files/chart.png) ![Far](https://example.org/files/eye.svg)');
  expect(html.match(/<img /g)).toHaveLength(2);
});

test.each([
  ['See Clearly. Live Brilliantly.', ['S', 'EEC', 'LEAR', 'LYLIVE', 'BRILLIA', 'NTLY']],
  ['Été à Bâle', ['É', 'TÉÀ', 'BÂLE']],
  // A long heading stops after 30 letters.
  ['abc '.repeat(20), ['A', 'BCA', 'BCAB', 'CABCAB', 'CABCABC', 'ABCABCABC']],
  // Fewer than eight letters, or another script, make no chart.
  ['20/20 at 1st', []],
  ['Ясное зрение для всех', []],
])('the letters of “%s” fill rows of 1, 3, 4, 6, 7, and the rest', (heading, rows) => {
  expect(eyeChart(heading)).toEqual(rows);
});
