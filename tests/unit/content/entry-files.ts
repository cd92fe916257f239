import { join } from 'node:path';
import { readEntry } from '#build/content/read-entry.ts';
import { readPractice } from '#build/content/read-practice.ts';
import { guideSchema } from '#domain/schema/article.ts';
import { folderWith } from '../folder-with.ts';

const [category] = readPractice().categories.categories;

/** A guide's front matter with nothing wrong in it. */
export const validGuide = {
  slug: 'clean-lenses',
  title: 'How to Clean a Lens',
  metaDescription:
    'How to clean a contact lens, step by step, and when to throw one away instead of cleaning.',
  excerpt: 'A clean lens begins with clean hands. Five steps, and what to leave out.',
  standfirst:
    'A lens touches the eye all day long. After this guide you can clean one in a minute, and you know when to stop wearing it.',
  category: category?.id,
  image: { file: 'clean-lens.jpg', alt: 'A clean contact lens, close up' },
  date: '2023-03-21',
  updated: '2026-11-21',
  facts: [{ figure: '3 months', text: 'After that a lens case belongs in the trash.' }],
  signs: ['soap-in-eye', 'lens-hurts', 'lens-lost'],
  closing: 'Unsure about your lenses? Call us, and bring the box with you when you come to see us.',
  related: ['/services/contact-lenses', '/blog'],
  sources: ['cdc-wear', 'fda-risks', 'aoa-care'],
};

/** Writes an entry to a folder of its own and returns the file's path. */
export function writeEntry(frontMatter: object, body = 'Wash your hands.', name = 'clean-lenses') {
  // JSON is YAML, so no serializer is needed.
  const text = `---\n${JSON.stringify(frontMatter)}\n---\n\n${body}\n`;
  return join(folderWith({ [`${name}.md`]: text }), `${name}.md`);
}

/** What an action complains of, as the build would print it; empty where all is well. */
export function complaintAbout(action: () => unknown): string {
  try {
    action();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What reading this guide complains of. */
export function complaintOf(frontMatter: object, name?: string): string {
  return complaintAbout(() => readEntry(writeEntry(frontMatter, undefined, name), guideSchema));
}
