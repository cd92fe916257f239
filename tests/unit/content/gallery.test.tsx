import content from 'virtual:content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { framesSchema } from '#content-model/schema/frames.ts';
import { importWith } from '../import-with.ts';

const service = {
  gallery: {
    action: 'See them',
    heading: 'On the wall',
    text: 'A few.',
    closing: 'Bring yours.',
    visit: 'Try them on',
  },
};

async function render(record: object) {
  const facts = { ...content.facts, frames: framesSchema.parse(record) };
  const load = () => import('#components/gallery/gallery.tsx');
  const { Gallery, GalleryLink } = await importWith(load, 'virtual:content', { facts });
  return renderToStaticMarkup(
    <>
      <GalleryLink service={service} />
      <Gallery service={service} />
    </>,
  );
}

test('a gallery can list only brands, and without frames and brands it is left out', async () => {
  expect(await render({ brands: ['Given Glasses'] })).toMatch(/<h3.*<li[^>]*>Given Glasses/);
  expect(await render({})).toBe('');
});
