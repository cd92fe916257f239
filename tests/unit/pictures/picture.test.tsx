import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Picture } from '#components/picture/picture.tsx';
import { pictureSources } from '#components/picture/picture-sources.ts';
import { PreloadPicture } from '#components/picture/preload-picture.tsx';

vi.mock('virtual:pictures', () => ({
  default: {
    'guide-one.jpg': {
      name: 'guide-one',
      hash: '0a1b2c3d',
      width: 1600,
      height: 900,
      color: '#1d232b',
      widths: [400, 640, 960],
    },
  },
}));

const avif =
  '/uploads/guide-one.0a1b2c3d-400.avif 400w, /uploads/guide-one.0a1b2c3d-640.avif 640w, ' +
  '/uploads/guide-one.0a1b2c3d-960.avif 960w';
const webp = avif.replaceAll('avif', 'webp');

test('a picture offers AVIF first, then WebP, each in all widths with the same sizes', () => {
  const html = renderToStaticMarkup(<Picture file="guide-one.jpg" alt="One" sizes="50vw" />);
  expect(html).toContain(`<source type="image/avif" srcSet="${avif}" sizes="50vw"/>`);
  expect(html).toContain(
    `sizes="50vw" srcSet="${webp}" src="/uploads/guide-one.0a1b2c3d-640.webp"`,
  );
});

test('a picture reserves its space on a ground of its colour', () => {
  const html = renderToStaticMarkup(
    <Picture file="guide-one.jpg" alt="One" sizes="50vw" focus={{ x: 78, y: 52 }} />,
  );
  expect(html).toContain('width="1600" height="900"');
  expect(html).toContain('style="background-color:#1d232b;object-position:78% 52%"');
});

test('a picture waits until it is near the view', () => {
  const html = renderToStaticMarkup(<Picture file="guide-one.jpg" alt="One" sizes="50vw" />);
  expect(html).toContain('loading="lazy"');
  expect(html).not.toContain('fetchPriority');
  expect(html).toContain('decoding="async"');
});

test('a picture of the first view loads at once', () => {
  const html = renderToStaticMarkup(
    <Picture file="guide-one.jpg" alt="One" sizes="50vw" priority />,
  );
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('lazy');
});

test('decoration keeps its empty alternative text', () => {
  const html = renderToStaticMarkup(<Picture file="guide-one.jpg" alt="" sizes="50vw" />);
  expect(html).toContain('alt=""');
});

test('class names reach the picture and the image', () => {
  const html = renderToStaticMarkup(
    <Picture file="guide-one.jpg" alt="" sizes="50vw" className="in" pictureClassName="out" />,
  );
  expect(html).toMatch(/<picture class="out">.*<img [^>]*class="in"/);
});

test('the preload names the candidates and sizes of the AVIF source', () => {
  const html = renderToStaticMarkup(<PreloadPicture file="guide-one.jpg" sizes="50vw" />);
  expect(html).toContain(`imageSrcSet="${avif}" imageSizes="50vw" fetchPriority="high"`);
  expect(html).toMatch(/^<link rel="preload" as="image" type="image\/avif"/);
});

test('a picture that does not exist is named', () => {
  expect(() => pictureSources('guide-two.jpg')).toThrow(
    'There is no picture guide-two.jpg in content/images: add it as a JPEG.',
  );
});
