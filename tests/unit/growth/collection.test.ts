import { expect, test } from 'vitest';
import { createCollection, type Page } from '#content/collection.ts';

type Record = { slug: string };

const inside = { near: async () => pageOf('near') };

/** A collection of two entries, one of them among the assets, and what was asked of these. */
function collection(answer: () => Response = () => Response.json(pageOf('far'))) {
  const asked: string[] = [];
  const assets = {
    async fetch({ pathname }: URL) {
      asked.push(pathname);
      return answer();
    },
  };
  const summaries = [{ slug: 'near' }, { slug: 'far' }];
  const guides = createCollection<Record, Record>(
    'guides',
    () => summaries,
    inside,
    () => 0,
  );
  return { asked, load: (slug: string) => guides.load(slug, assets), guides };
}

test('a text inside the worker is loaded without asking for any asset', async () => {
  const { load, asked } = collection();
  expect((await load('near'))?.slug).toBe('near');
  expect(asked).toEqual([]);
});

test('a text beyond comes from the assets', async () => {
  const { load, asked } = collection();
  expect((await load('far'))?.slug).toBe('far');
  expect(asked).toEqual(['/content/guides/far.json']);
});

test.each(['nope', 'constructor', '__proto__', '../search-index', 'far/../far', ''])(
  'an address that somebody made up is not looked for: %j',
  async (slug) => {
    const { load, asked } = collection();
    expect(await load(slug)).toBeUndefined();
    expect(asked).toEqual([]);
  },
);

test('a text whose asset is missing is no page', async () => {
  const { load } = collection(() => new Response(null, { status: 404 }));
  expect(await load('far')).toBeUndefined();
});

test('assets that fail are an error, which nobody takes for a missing page', async () => {
  const { load } = collection(() => new Response(null, { status: 503 }));
  await expect(load('far')).rejects.toThrow('503');
});

test('a page that is made at build can not need an asset', async () => {
  await expect(collection().guides.load('far')).rejects.toThrow('while prerendering');
});

test('summaries are read when they are asked for, once', () => {
  let readings = 0;
  const guides = createCollection<Record, Record>(
    'guides',
    () => {
      readings++;
      return [{ slug: 'near' }];
    },
    inside,
    () => 0,
  );
  expect(readings).toBe(0);
  expect([guides.find('near'), guides.summaries[0]]).toEqual([{ slug: 'near' }, { slug: 'near' }]);
  expect(readings).toBe(1);
});

function pageOf(slug: string): Page<Record> {
  return { slug, path: `/helpful-links/${slug}`, markdown: '', html: '', sections: [], words: 0 };
}
