import { readFileSync } from 'node:fs';
import { readBrand } from '#build/content/read-brand.ts';
import { contentFolder } from '#build/content-folder.ts';
import { type EntryData, parseEntryText } from '#domain/read/entry-text.ts';
import { services } from './all-entries.ts';
import type { ContentFault } from './content-faults.ts';

const [first] = services;
const brand = readBrand();
const device = { name: 'A lamp', text: 'Shows the front of the eye.', services: ['no-service'] };
const frame = {
  shape: 'Round',
  material: 'Red acetate',
  size: '44-22-140',
  suits: 'For a face that likes to be seen.',
  image: { file: 'none.jpg', alt: 'Round red glasses' },
};
const closing = { from: '2027-05-04', until: '2027-05-05', reason: 'Painting' };

/** Returns a file of the practice's facts with `changes`. */
function facts(name: string, changes: EntryData): Pick<ContentFault, 'format' | 'file' | 'data'> {
  const file = `practice/${name}.yaml`;
  return {
    format: name,
    file,
    data: { ...parseEntryText(readFileSync(`${contentFolder}/${file}`, 'utf8')), ...changes },
  };
}

/** Faults in files of the practice and the brand. */
export const practiceFaults: ContentFault[] = [
  {
    ...facts('notices', { privacyPractices: '/files/none.pdf' }),
    what: 'a document that isn’t there',
    check: 'documents',
    field: 'privacyPractices',
    received: '/files/none.pdf',
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
    check: 'references',
    field: 'home.welcome.file',
    received: 'none.jpg',
  },
  {
    format: 'frames',
    file: 'frames.yaml',
    data: { frames: [frame] },
    what: 'a picture of a frame that isn’t there',
    check: 'references',
    field: 'frames.0.image.file',
    received: 'none.jpg',
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
    ...facts('announcement', { shown: true, heading: 'A new place', location: 'nowhere' }),
    what: 'the announcement of a location that isn’t there',
    check: 'references',
    field: 'location',
    received: 'nowhere',
  },
  {
    ...facts('care', { equipment: [device] }),
    what: 'equipment for a service that isn’t there',
    check: 'references',
    field: 'equipment.0.services',
    received: 'no-service',
  },
  {
    ...facts('practice', { footerServices: ['no-service'] }),
    what: 'a footer service that isn’t there',
    check: 'references',
    field: 'footerServices',
    received: 'no-service',
  },
  {
    ...facts('closures', { closures: [closing, closing], specialHours: [] }),
    what: 'two closings on the same day',
    check: 'exceptions',
    field: 'closures.1',
    received: 'Painting (May 4, 2027 to May 5, 2027), beside Painting (May 4, 2027',
  },
];
