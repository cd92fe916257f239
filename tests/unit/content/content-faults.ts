import { globSync, readdirSync, readFileSync } from 'node:fs';
import { readBrand } from '#build/content/read-brand.ts';
import { readSigns } from '#build/content/read-signs.ts';
import type { checks } from '#domain/read/checks/index.ts';
import { type EntryData, parseEntryText } from '#domain/read/entry-text.ts';
import { articles, entries, services } from './all-entries.ts';
import { validGuide } from './entry-files.ts';

/** A file whose words contradict another file. */
export interface ContentFault {
  what: string;
  check: keyof typeof checks;
  /** The folder, or the file of the practice, by which the editor names the form. */
  format: string;
  /** Below `content/`. */
  file: string;
  data: EntryData;
  /** The file that the build names, where it is another one: a pattern. */
  blamed?: string;
  /** The field that the build names. */
  field: string;
  received: string;
}

const [first, second] = services;
const [picture = ''] = readdirSync('content/images').filter((name) => name.endsWith('.jpg'));
const [location = ''] = globSync('content/practice/locations/*.yaml');

function read(file: string): EntryData {
  return parseEntryText(readFileSync(file, 'utf8'));
}

/** An article that another page names among those to read on. */
const linked = articles.find(({ path }) =>
  entries.some(({ entry }) => entry.record.related?.includes(path)),
);

const sources = Object.keys(read('content/sources.yaml')).slice(0, 3);
const allSigns = readSigns().groups.flatMap(({ signs }) => signs);
const idsOf = (wanted: string) =>
  allSigns.filter(({ level }) => level === wanted).map(({ id }) => id);
const signs = idsOf('now').slice(0, 1);

/** A new guide, right but for what changes. */
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

/** A file of the practice's facts. */
function facts(name: string, changes: EntryData): Pick<ContentFault, 'format' | 'file' | 'data'> {
  const file = `practice/${name}.yaml`;
  return { format: name, file, data: { ...read(`content/${file}`), ...changes } };
}

const brand = readBrand();

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
const device = { name: 'A lamp', text: 'Shows the front of the eye.', services: ['no-service'] };
const closing = { from: '2027-05-04', until: '2027-05-05', reason: 'Painting' };

/** One fault for each check of the build, and more for those with several rules. */
export const contentFaults: ContentFault[] = [
  ...['/services/nope', `${first?.path}#faq`].map((path) => ({
    ...guide({ related: [path, '/contact'] }),
    what: `${path} as a related page`,
    check: 'relatedPages' as const,
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
    check: 'categories',
    field: 'category',
    received: 'gardening',
  },
  {
    ...facts('notices', { privacyPractices: '/files/none.pdf' }),
    what: 'a document that isn’t there',
    check: 'documents',
    field: 'privacyPractices',
    received: '/files/none.pdf',
  },
  {
    ...guide({ sources: ['no-source', ...sources.slice(1)] }),
    what: 'a source that nobody has entered',
    check: 'citedSources',
    field: 'sources',
    received: 'no-source',
  },
  {
    ...guide({ signs: ['no-sign', ...signs] }),
    what: 'a sign that isn’t in the table',
    check: 'namedSigns',
    field: 'signs',
    received: 'no-sign',
  },
  {
    ...guide({ signs: idsOf('today') }),
    what: 'signs without one of the level now',
    check: 'namedSigns',
    field: 'signs',
    received: 'none',
  },
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
    check: 'pictures',
    field: 'image.file',
    received: 'nobody-took-it.jpg',
  },
  {
    format: 'brand',
    file: 'brand/brand.yaml',
    data: {
      ...brand,
      hero: { ...brand.hero, video: [{ src: '/media/none.mp4', type: 'video/mp4' }] },
    },
    what: 'a video that isn’t there',
    check: 'videos',
    field: 'hero.video',
    received: '/media/none.mp4',
  },
  {
    format: 'brand',
    file: 'brand/brand.yaml',
    data: {
      ...brand,
      home: { ...brand.home, welcome: { ...brand.home.welcome, file: 'none.jpg' } },
    },
    what: 'a picture of the brand that isn’t there',
    check: 'pictures',
    field: 'home.welcome.file',
    received: 'none.jpg',
  },
  {
    format: 'legal',
    file: 'legal/contact.md',
    data: { ...read('content/legal/privacy.md'), slug: 'contact' },
    what: 'two entries with one address',
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
    ...facts('redirects', { redirects: [{ from: first?.path, to: '/contact' }] }),
    what: 'a former address that a page has now',
    check: 'formerAddresses',
    field: 'redirects.0.from',
    received: first?.path ?? '',
  },
  {
    ...facts('redirects', { redirects: [{ from: '/old', to: '/nope' }] }),
    what: 'a former address that leads to no page',
    check: 'redirectTargets',
    field: 'redirects.0.to',
    received: '/nope',
  },
  {
    format: 'services',
    file: `services/${second?.entry.record.slug}.md`,
    data: { ...read(second?.entry.file ?? ''), order: first?.entry.record.order },
    what: 'two services in one place of the order',
    check: 'orders',
    field: 'order',
    received: `${first?.entry.record.order} in both`,
  },
  {
    format: 'locations',
    file: 'practice/locations/main.yaml',
    data: { ...read(location), name: 'Main', order: 99 },
    what: 'a location with the name of a part of every page',
    check: 'locationNames',
    field: 'the name of the file',
    received: 'main',
  },
  {
    ...facts('announcement', { shown: true, location: 'nowhere' }),
    what: 'the announcement of a location that isn’t there',
    check: 'places',
    field: 'location',
    received: 'nowhere',
  },
  {
    ...facts('care', { equipment: [device] }),
    what: 'equipment of a service that isn’t there',
    check: 'equipment',
    field: 'equipment.0.services',
    received: 'no-service',
  },
  {
    ...facts('practice', { footerServices: ['no-service'] }),
    what: 'a service at the end of every page that isn’t there',
    check: 'footerServices',
    field: 'footerServices',
    received: 'no-service',
  },
  {
    ...facts('closures', { closures: [closing, closing], specialHours: [] }),
    what: 'two closings of one day',
    check: 'exceptions',
    field: 'closures.1',
    received: 'Painting (May 4, 2027 to May 5, 2027), beside Painting (May 4, 2027',
  },
];
