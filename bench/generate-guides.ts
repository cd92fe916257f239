import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoryIds } from '../content/categories.ts';
import { readCollections } from '../content/markdown/collections.ts';
import type { ArticleRecord } from '../content/schema/article.ts';

interface Guide {
  record: ArticleRecord;
  /** A second-level heading each, with the text below it. */
  sections: string[];
}

const sectionsPerGuide = 7;
const millisecondsPerDay = 86_400_000;

/**
 * Writes guides beside those of a project, made of its own words so that every limit of the schema
 * holds. The same count gives the same guides.
 * @param project the folder with `content`
 */
export function generateGuides(project: string, count: number): void {
  const content = join(project, 'content');
  const guides = readCollections(content)
    .filter(({ collection }) => collection === 'guides')
    .map(({ entry }) => ({
      record: entry.record as unknown as ArticleRecord,
      sections: entry.markdown.split(/^(?=## )/m),
    }));
  const pick = picker();
  mkdirSync(join(content, 'guides'), { recursive: true });
  for (let number = 1; number <= count; number++) {
    const { record, sections } = composeGuide(guides, number, pick);
    const text = ['---', JSON.stringify(record), '---', '', ...sections].join('\n');
    writeFileSync(join(content, 'guides', `${record.slug}.md`), text);
  }
}

type Pick = <Item>(items: readonly Item[]) => Item;

function composeGuide(guides: readonly Guide[], number: number, pick: Pick): Guide {
  const { tool: _tool, metaTitle: _metaTitle, ...template } = pick(guides).record;
  const words = guides.flatMap(({ record }) => record.title.match(/\p{Letter}{4,}/gu) ?? []);
  const title = `${[pick(words), pick(words), pick(words)].join(' ')} ${number}`;
  const day = new Date(Date.UTC(2023, 0, 1) + (number % 365) * millisecondsPerDay);
  return {
    record: {
      ...template,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      title,
      metaDescription: pick(guides).record.metaDescription,
      excerpt: pick(guides).record.excerpt,
      standfirst: pick(guides).record.standfirst,
      closing: pick(guides).record.closing,
      category: pick(categoryIds),
      image: pick(guides).record.image,
      date: day.toISOString().slice(0, 10),
    },
    sections: Array.from({ length: sectionsPerGuide }, () => pick(pick(guides).sections)),
  };
}

/** Picks by chance that is the same in every run (mulberry32). */
function picker(): Pick {
  let state = 1;
  function chance(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return function pick(items) {
    const item = items[Math.floor(chance() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
}
