import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { readRecord } from '#build/content/read-yaml.ts';
import { Gallery, GalleryLink } from '#components/gallery/gallery.tsx';
import { framesSchema } from '#domain/schema/frames.ts';
import { folderWith } from '../folder-with.ts';
import { complaintAbout } from './entry-files.ts';

const frame = {
  shape: 'Round',
  material: 'Red acetate',
  size: '44-22-140',
  suits: 'For a face that likes to be seen.',
  image: { file: 'lantern.jpg', alt: 'Round red glasses beside a lantern' },
};
const service = {
  gallery: { action: 'See them', heading: 'On the wall', text: 'A few.', closing: 'Come and see.' },
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
  const [, target] = /href="#([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<section aria-labelledby="the-frames" id="${target}"`);
  expect(html.match(/<h3/g)).toHaveLength(1);
});

test('brands are listed once there are any', () => {
  expect(render({ brands: ['Given Glasses'] })).toMatch(/<h3.*<li[^>]*>Given Glasses/);
});

test('without the file, there is no gallery and no way to it', () => {
  expect(render(readPractice().frames)).toBe('');
});

test('a wrong size stops the build with file, field, expected and received', () => {
  const files = { 'frames.yaml': JSON.stringify({ frames: [{ ...frame, size: '44 mm' }] }) };
  const complaint = complaintAbout(() =>
    readRecord(folderWith(files), 'frames.yaml', framesSchema),
  );
  expect(complaint).toMatch(/frames\.yaml: frames\.0\.size\n.*46-21-145\n.*44 mm/);
});
