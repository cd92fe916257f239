import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery, GalleryLink } from '#components/gallery/gallery.tsx';
import { framesSchema } from '#domain/schema/frames.ts';
import { frame } from './changed-content.ts';

const service = {
  gallery: {
    action: 'See them',
    heading: 'On the wall',
    text: 'A few.',
    closing: 'Bring yours.',
    visit: 'Try them on',
  },
};

function render(record: object) {
  const props = { service, frames: framesSchema.parse(record) };
  return renderToStaticMarkup(
    <>
      <GalleryLink {...props} />
      <Gallery {...props} />
    </>,
  );
}

test('each frame has its picture, loaded late, and its four facts', () => {
  const html = render({ frames: [frame] });
  const { shape, material, size, suits, image } = frame;
  for (const fact of [shape, material, size, suits, image.alt]) expect(html).toContain(fact);
  expect(html).toContain('loading="lazy"');
  expect(html.match(/<h3/g)).toHaveLength(1);
});

test('a gallery can list only brands, and without frames and brands it is left out', () => {
  expect(render({ brands: ['Given Glasses'] })).toMatch(/<h3.*<li[^>]*>Given Glasses/);
  expect(render({})).toBe('');
});
