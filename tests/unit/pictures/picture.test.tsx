import pictures from 'virtual:pictures';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { heroPicture, PreloadHeroPicture } from '#components/home/hero-picture.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { pictureSources } from '#components/picture/picture-sources.ts';
import { webpWidth } from '#domain/pictures/manifest.ts';

const [[file, { name, hash, width, height, color, widths }] = fail()] = Object.entries(pictures);

const avif = widths.map((one) => `/uploads/${name}.${hash}-${one}.avif ${one}w`).join(', ');

/** The HTML of that picture. */
function render(props: Partial<ComponentProps<typeof Picture>> = {}): string {
  return renderToStaticMarkup(<Picture file={file} alt="One" sizes="50vw" {...props} />);
}

function fail(): never {
  throw new Error('There is no picture.');
}

test('a picture offers AVIF in all widths, and one WebP', () => {
  const html = render();
  expect(html).toContain(`<source type="image/avif" srcSet="${avif}" sizes="50vw"/>`);
  expect(html).toContain(` src="/uploads/${name}.${hash}-${webpWidth(widths)}.webp"`);
  expect(html.match(/webp/g)).toHaveLength(1);
});

test('a picture reserves its space on a ground of its color', () => {
  const html = render({ focus: { x: 78, y: 52 } });
  expect(html).toContain(`width="${width}" height="${height}"`);
  expect(html).toContain(`style="background-color:${color};object-position:78% 52%"`);
});

test('a picture waits until it is near the view', () => {
  const html = render();
  expect(html).toContain('loading="lazy"');
  expect(html).not.toContain('fetchPriority');
  expect(html).toContain('decoding="async"');
});

test('a picture of the first view loads at once', () => {
  const html = render({ priority: true });
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('lazy');
});

test('a picture says what it shows, and decoration nothing', () => {
  expect(render({ alt: 'One' })).toContain('alt="One"');
  expect(render({ alt: '' })).toContain('alt=""');
});

test('class names reach the picture and the image', () => {
  expect(render({ className: 'in', pictureClassName: 'out' })).toMatch(
    /<picture class="out">.*<img [^>]*class="in"/,
  );
});

test('the preload of the hero names the candidates and sizes of its AVIF source', () => {
  const html = renderToStaticMarkup(<PreloadHeroPicture />);
  const hero = pictureSources(heroPicture.file).srcSet;
  expect(html).toContain(`imageSrcSet="${hero}" imageSizes="${heroPicture.sizes}"`);
  expect(html).toMatch(/^<link rel="preload" as="image" type="image\/avif"/);
  expect(html).toContain('fetchPriority="high"');
});

test('a picture that does not exist is named', () => {
  expect(() => pictureSources('nowhere.jpg')).toThrow(
    'There is no picture nowhere.jpg in content/images: add it as a JPEG or WebP.',
  );
});
