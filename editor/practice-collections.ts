import type { CollectionFile, EntryCollection } from '@sveltia/cms';
import { practiceFiles, practiceFolders } from '../domain/read/practice-schemas.ts';
import { signsSchema } from '../domain/schema/signs.ts';
import { arrange, fieldsOf } from './fields.ts';
import { practiceHints, signHints, slugOf } from './hints.ts';

type FileName = keyof typeof practiceFiles;
type FolderName = keyof typeof practiceFolders;

/** In the order of the menu, which starts with the files that change most often. */
const files: Record<FileName, Pick<CollectionFile, 'label' | 'icon' | 'preview_path'>> = {
  closures: { label: 'Closings and holidays', icon: 'event_busy', preview_path: '/contact' },
  announcement: { label: 'Announcement', icon: 'campaign', preview_path: '/' },
  booking: { label: 'Booking', icon: 'calendar_month', preview_path: '/#book' },
  plans: { label: 'Insurance and payment', icon: 'payments', preview_path: '/contact' },
  emergencies: { label: 'After hours', icon: 'emergency', preview_path: '/contact' },
  care: { label: 'Equipment and records', icon: 'biotech' },
  practice: { label: 'Practice', icon: 'storefront', preview_path: '/' },
  categories: { label: 'Categories of articles', icon: 'category', preview_path: '/blog' },
  notices: { label: 'Legal notices', icon: 'gavel' },
  redirects: { label: 'Former addresses', icon: 'directions' },
};

const folders: Record<FolderName, Partial<EntryCollection>> = {
  locations: {
    label: 'Locations and hours',
    label_singular: 'Location',
    icon: 'location_on',
    preview_path: '/contact#{{slug}}',
  },
  people: {
    label: 'People',
    label_singular: 'Person',
    icon: 'group',
    preview_path: '/#team',
  },
};

/** The fields at the top of a location's form, because they change most often. */
const first = ['name', 'phone', 'email', 'schedules', 'closures', 'specialHours'];

/** Returns the forms of single files of the practice's facts. */
export function practicePages(): CollectionFile[] {
  return Object.entries(files).map(([name, texts]) => ({
    ...texts,
    name,
    file: `content/practice/${name}.yaml`,
    format: name,
    fields: fieldsOf(practiceFiles[name as FileName], practiceHints),
  }));
}

/** Returns the form of the signs that pages list. */
export function signsPage(): CollectionFile {
  return {
    name: 'signs',
    label: 'Signs that need help',
    icon: 'warning',
    file: 'content/signs.yaml',
    format: 'signs',
    fields: fieldsOf(signsSchema, signHints),
  };
}

/** Returns the forms of locations and people, which have one file each. */
export function practiceCollections(): EntryCollection[] {
  return Object.entries(folders).map(([name, texts]) => ({
    ...texts,
    name,
    folder: `content/practice/${name}`,
    extension: 'yaml',
    format: name,
    identifier_field: 'name',
    slug: slugOf('name'),
    // Lets the user sort the list, and stores each file's position in it.
    reorder: true,
    fields: arrange(fieldsOf(practiceFolders[name as FolderName], practiceHints), first),
  }));
}
