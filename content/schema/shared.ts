import { z } from 'zod';

/** Lower-case words joined by hyphens: a part of a URL and the name of the entry's file. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug such as dry-eye');

/** A calendar day, `YYYY-MM-DD`; one further off than a year is a slip of the pen. */
export const isoDate = z.iso
  .date({ abort: true })
  .refine((date) => date <= inOneYear(), 'a day that is at most a year from now');

/** What search engines print below a title. */
export const metaDescription = z.string().min(70).max(160);

/** Words by which visitors ask for a page that doesn't use them, or not enough. Searched, never shown. */
export const keywords = z.string().min(3).max(500).optional();

const percentage = z.number().min(0).max(100);

/** A source image in `content/images/`, with the text that stands for it. */
export const image = z.strictObject({
  file: z.string().regex(/^[a-z0-9-]+\.jpg$/, 'a .jpg file name in content/images'),
  alt: z.string().min(10).max(125),
  /** The point that a crop keeps as near to its middle as the edges allow. Absent: the center. */
  focus: z.strictObject({ x: percentage, y: percentage }).optional(),
});

export type Image = z.infer<typeof image>;

/** A name and a sentence or two about it. */
export const titledText = z.strictObject({
  title: z.string().min(3).max(80),
  text: z.string().min(40).max(420),
});

/** Another page of this site, by its path. */
export const internalPath = z
  .string()
  .regex(/^\/[a-z0-9/#-]*$/, 'a path of this site such as /services/dry-eye');

function inOneYear(): string {
  const today = new Date();
  return new Date(today.setUTCFullYear(today.getUTCFullYear() + 1)).toISOString().slice(0, 10);
}
