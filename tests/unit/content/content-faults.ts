import { globSync, readdirSync, readFileSync } from 'node:fs';
import { readSigns } from '#build/content/read-signs.ts';
import { contentFolder } from '#build/content-folder.ts';
import type { checks } from '#domain/read/checks/index.ts';
import { type EntryData, parseEntryText } from '#domain/read/entry-text.ts';
import { articles, entries, problems, services } from './all-entries.ts';
import { validGuide } from './entry-files.ts';
import { practiceFaults } from './practice-faults.ts';

/** A file that is valid by itself but contradicts the rest of the content. */
export interface ContentFault {
  what: string;
  check: keyof typeof checks;
  /** The editor's name of the form: a folder, or a file of the practice. */
  format: string;
  /** Path below the content's folder. */
  file: string;
  data: EntryData;
  /** Pattern of the file that the build names, if it isn't `file`. */
  blamed?: string;
  /** The field that the build names. */
  field: string;
  received: string;
}

const [first, second] = services;
const [picture = ''] = readdirSync(`${contentFolder}/images`).filter((name) =>
  name.endsWith('.jpg'),
);
const [location = ''] = globSync(`${contentFolder}/practice/locations/*.yaml`);

function read(file: string): EntryData {
  return parseEntryText(readFileSync(file, 'utf8'));
}

/** An article that another page lists as related. */
const linked = articles.find(({ path }) =>
  entries.some(({ entry }) => entry.record.related?.includes(path)),
);

const sources = Object.keys(read(`${contentFolder}/sources.yaml`)).slice(0, 3);
const allSigns = readSigns().groups.flatMap(({ signs }) => signs);
const idsOf = (wanted: string) =>
  allSigns.filter(({ level }) => level === wanted).map(({ id }) => id);
const signs = idsOf('now').slice(0, 1);
/** The shortest sign of the level `now`. */
const [urgent = { adults: '' }] = allSigns
  .filter(({ level }) => level === 'now')
  .sort((one, other) => one.adults.length - other.adults.length);

/** Returns a new guide that is valid except for `changes`. */
function guide(changes: EntryData): Pick<ContentFault, 'format' | 'file' | 'data'> {
  const image = { ...validGuide.image, file: picture };
  const related = [first?.path, '/contact'];
  const data = {
    ...validGuide,
    image,
    sources,
    signs,
    related,
    body: 'Wash your hands.',
    ...changes,
  };
  return { format: 'guides', file: `guides/${validGuide.slug}.md`, data };
}

const badLinks = [
  'javascript:alert(1)',
  'data:text/html,hello',
  'http://example.org/',
  'www.example.org',
  'contact',
  '//example.org/',
  '/helpful-links/nope#wash',
];
const badPictures = ['https://example.org/frame.png', 'frame.png', '/frame'];

/** At least one fault for each check of the build. */
export const contentFaults: ContentFault[] = [
  ...['/services/nope', `${first?.path}#faq`].map((path) => ({
    ...guide({ related: [path, '/contact'] }),
    what: `${path} as a related page`,
    check: 'references' as const,
    field: 'related',
    received: path,
  })),
  ...badLinks.map((link) => ({
    ...guide({ body: `See [this](${link}).` }),
    what: `a link to ${link}`,
    check: 'links' as const,
    field: 'body',
    received: link,
  })),
  ...badPictures.map((address) => ({
    ...guide({ body: `![A frame](${address})` }),
    what: `the picture ${address}`,
    check: 'links' as const,
    field: 'body',
    received: address,
  })),
  {
    format: linked?.collection ?? '',
    file: `${linked?.collection}/${linked?.entry.record.slug}.md`,
    data: { ...read(linked?.entry.file ?? ''), draft: true },
    what: 'a link to a draft',
    check: 'hiddenPages',
    blamed: '.*',
    field: 'related',
    received: `${linked?.path}, a draft`,
  },
  {
    ...guide({ body: '' }),
    what: 'a guide without a text',
    check: 'articleTexts',
    field: 'body',
    received: 'nothing',
  },
  {
    ...guide({ category: 'gardening' }),
    what: 'a category that the practice hasn’t named',
    check: 'references',
    field: 'category',
    received: 'gardening',
  },
  {
    ...guide({ sources: ['no-source', ...sources.slice(1)] }),
    what: 'a source that isn’t in sources.yaml',
    check: 'references',
    field: 'sources',
    received: 'no-source',
  },
  {
    ...guide({ signs: ['no-sign', ...signs] }),
    what: 'a sign that isn’t in the table',
    check: 'references',
    field: 'signs',
    received: 'no-sign',
  },
  ...problems.slice(0, 1).map(({ entry }) => ({
    format: 'problems',
    file: `problems/${entry.record.slug}.md`,
    data: { ...read(entry.file), signs: idsOf('soon').slice(0, 1) },
    what: 'an eye problem without an urgent sign',
    check: 'signLimits' as const,
    field: 'signs',
    received: '0',
  })),
  ...problems.slice(0, 1).map(({ entry }) => ({
    format: 'problems',
    file: `problems/${entry.record.slug}.md`,
    data: {
      ...read(entry.file),
      level: 'wait',
      answer: 'Nothing that anybody would have to do anything about.',
      otherNames: [urgent.adults.slice(0, 60)],
    },
    what: 'a name that finds a more urgent sign',
    check: 'aliases' as const,
    field: 'otherNames',
    received: urgent.adults.slice(0, 60),
  })),
  {
    ...guide({ tool: { name: 'break-timer', after: 'wash' }, body: '## Rinse\n\nBy hand.' }),
    what: 'a tool below a section that the text doesn’t have',
    check: 'toolPlaces',
    field: 'tool.after',
    received: 'wash',
  },
  {
    ...guide({ image: { ...validGuide.image, file: 'nobody-took-it.jpg' } }),
    what: 'a picture that isn’t there',
    check: 'references',
    field: 'image.file',
    received: 'nobody-took-it.jpg',
  },
  ...problems.slice(0, 1).map(({ entry }) => ({
    format: 'problems',
    file: `problems/${entry.record.slug}.md`,
    data: { ...read(entry.file), view: { file: 'nobody-drew-it.svg', alt: 'A lamp at night.' } },
    what: 'a plate that isn’t there',
    check: 'references' as const,
    field: 'view.file',
    received: 'nobody-drew-it.svg',
  })),
  {
    format: 'legal',
    file: 'legal/contact.md',
    data: { ...read(`${contentFolder}/legal/privacy.md`), slug: 'contact' },
    what: 'two entries with the same address',
    check: 'addresses',
    field: 'slug',
    received: '/contact in both',
  },
  {
    ...guide({ formerSlugs: ['used-before', 'used-before'] }),
    what: 'a former address that stands twice',
    check: 'formerAddresses',
    field: 'formerSlugs',
    received: 'used-before',
  },
  {
    format: 'services',
    file: `services/${second?.entry.record.slug}.md`,
    data: { ...read(second?.entry.file ?? ''), order: first?.entry.record.order },
    what: 'two services with the same order',
    check: 'orders',
    field: 'order',
    received: `${first?.entry.record.order} in both`,
  },
  {
    format: 'services',
    file: `services/${second?.entry.record.slug}.md`,
    data: {
      ...read(second?.entry.file ?? ''),
      metaDescription: read(first?.entry.file ?? '')['metaDescription'],
    },
    what: 'two services with the same description',
    check: 'descriptions',
    field: 'metaDescription',
    received: `${first?.entry.record.metaDescription} in both`,
  },
  {
    format: 'locations',
    file: 'practice/locations/main.yaml',
    data: { ...read(location), name: 'Main', order: 99 },
    what: 'a location named like a section of every page',
    check: 'locationNames',
    field: 'the name of the file',
    received: 'main',
  },
  ...practiceFaults,
];
