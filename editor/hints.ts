import type { Hints } from './fields.ts';
import type { EditorSettings } from './settings.ts';

/** A picture of `content/images`, in the form in which the content names it. */
export const picture = {
  widget: 'image',
  accept: 'image/jpeg',
  media_folder: '/content/images',
  public_folder: '',
  choose_url: false,
};

const body = { name: 'body', label: 'Text', required: false };

/** The text below the fields, without what a page would not show. */
export const markdownBody = {
  ...body,
  widget: 'richtext',
  buttons: [
    'bold',
    'italic',
    'link',
    'heading-two',
    'heading-three',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: [],
};

/** As Markdown: its conditions are comments, which nothing else keeps. */
export const legalBody = { ...body, widget: 'richtext', modes: ['raw'], editor_components: [] };

const today = { default: '{{now}}' };

/** What forms of entries know beyond the schemas. */
export function entryHints({ pages, sources }: EditorSettings): Hints {
  return {
    slug: false,
    order: false,
    'image.file': picture,
    date: today,
    updated: today,
    related: chooseFrom(pages),
    sources: chooseFrom(sources),
    faqs: { summary: '{{question}}' },
    benefits: { summary: '{{title}}' },
    process: { summary: '{{title}}' },
    'technology.items': { summary: '{{title}}' },
    facts: { summary: '{{figure}}' },
    triage: { summary: '{{level}}' },
  };
}

function chooseFrom(options: readonly object[]) {
  return { widget: 'select', multiple: true, options, dropdown_threshold: 0 };
}

/** What forms of the practice's facts know beyond the schemas. */
export const practiceHints: Hints = {
  order: false,
  location: nameOf('locations', 'name'),
  locations: { ...nameOf('locations', 'name'), multiple: true },
  'equipment.*.services': { ...nameOf('services', 'title'), multiple: true },
  'portrait.file': picture,
  closures: { summary: '{{from}} {{reason}}' },
  specialHours: { summary: '{{from}} {{reason}}' },
  'schedules.exams': { summary: '{{days}} {{opens}}–{{closes}}' },
  'schedules.desk': { summary: '{{days}} {{opens}}–{{closes}}' },
  'schedules.phone': { summary: '{{days}} {{opens}}–{{closes}}' },
  plans: { summary: '{{name}}' },
  equipment: { summary: '{{name}}' },
};

/** Chooses among the entries of a collection, and writes the names of their files. */
function nameOf(collection: string, shown: string) {
  return { widget: 'relation', collection, value_field: '{{slug}}', display_fields: [shown] };
}
