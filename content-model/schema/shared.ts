import { z } from 'zod';
import { today } from '../../domain/core/environment.ts';

/** Returns a schema for a text of limited length, with its label and hint in the editor's form. */
export function textField(title: string, [min, max]: [min: number, max: number], hint?: string) {
  return z.string().min(min).max(max).meta({ title, description: hint });
}

/** Returns a schema for a group of fields, with its label in the editor's form. */
export function group<Fields extends z.ZodRawShape>(title: string, fields: Fields) {
  return z.strictObject(fields).meta({ title });
}

/** Returns a schema for a list, with its label in the editor's form, and what its button adds, such as `fee`. */
export function list<Item extends z.ZodType>(title: string, item: string, schema: Item) {
  return z.array(schema).meta({ title, item });
}

/** Returns a schema for the Spanish texts of what is around them, under the names of the English ones. */
export function spanish<Fields extends z.ZodRawShape>(fields: Fields) {
  return group('In Spanish', fields).partial().optional();
}

/** Returns a schema for a text of a certain form. A text that fails here skips the rules that compare fields. */
export function formed(pattern: RegExp, expected: string) {
  return z.string().regex(pattern, { error: expected, abort: true }).meta({ form: expected });
}

/** Returns a schema for a text of a certain form, with its label and hint in the editor's form. */
export function patternField(title: string, pattern: RegExp, expected: string, hint?: string) {
  return formed(pattern, expected).meta({ title, description: hint });
}

/** Returns a schema for a name of lower-case words joined by hyphens: a part of a URL, or an id. */
export function hyphenated(expected: string) {
  return formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, expected);
}

/** Returns whether no value is in a list twice. */
export function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** Addresses that the site itself uses: the home page, missing pages, the editor, the health check. */
const reserved: readonly string[] = ['404', 'edit', 'healthz', 'home', 'index'];

/** A part of a URL and the name of the entry's file. The editor writes it, as all fields without a label here. */
export const slug = hyphenated(
  'a name of lower-case words joined by hyphens, such as dry-eye',
).refine((name) => !reserved.includes(name), 'a slug that the site does not use itself');

/** An entry's address, and its former ones, oldest first, which redirect to it. */
export const addresses = {
  slug: slug.meta({ isBesideText: true }),
  formerSlugs: z.array(slug).optional().meta({ isBesideText: true }),
};

const day = z.iso.date({ abort: true, error: 'a date such as 2026-03-15' });

/** A calendar day, `YYYY-MM-DD`; more than a year ahead is a typo. */
export const isoDate = dayWithin(1, 'a day that is at most a year from now');

/** Like `isoDate`, for dates that owners enter for the whole of next year, such as holidays. */
export const plannedDate = dayWithin(2, 'a day that is at most two years from now');

/** A day on which something was done: none that is still to come. The clock is the real one, whatever day tests set. */
export const pastDate = day.refine((date) => date <= latestDay(), 'a day that isn’t in the future');

/** The day of the last change of an entry's text. */
export const updated = pastDate.meta({ isBesideText: true });

export const publishedOn = isoDate.meta({
  title: 'Published',
  isBesideText: true,
  description:
    'A later day is a schedule: the page comes to the site with the deployment of that day',
});

export const title = textField('Title', [5, 40]);

export const standfirst = textField('Opening', [60, 320], 'Below the title');

export const draft = z.boolean().optional().meta({
  isBesideText: true,
  title: 'Draft',
  description: 'Kept off the site. On the office computer it is shown, marked as a draft',
});

/** The position of an entry in its collection, starting with 1. */
export const order = z.number().int().min(1).meta({ isBesideText: true });

export const languageCode = formed(
  /^[a-z]{2,3}(?:-[A-Z][A-Za-z]{1,3})?$/,
  'a language code such as en for English, es for Spanish, or zh-Hans',
);

/** The language of a text that isn’t in English. The site’s own words around it are. */
export const textLanguage = languageCode.optional().meta({
  title: 'Language',
  description: 'Of a text that isn’t in English, such as es',
  isBesideText: true,
});

export const metaTitle = z.string().max(60).meta({
  title: 'Title for search engines',
  description: 'Where the title is too long or too short for them',
});

export const metaDescription = textField(
  'Description for search engines',
  [70, 160],
  'They print it below the title',
);

export const keywords = textField(
  'Keywords',
  [3, 500],
  'Words by which visitors ask for the page and that it doesn’t use; never shown',
)
  .optional()
  .meta({ isBesideText: true });

const percentage = z.number().min(0).max(100);

export const alt = textField('What it shows', [10, 130], 'For those who can’t see it');

export const image = z
  .strictObject({
    file: formed(
      /^[a-z0-9_-]+\.(?:jpg|webp)$/,
      'the name of a .jpg or .webp file in content/images, in lower case and without spaces',
    ).meta({
      title: 'File',
      description: 'At least 960 pixels wide, such as a phone’s photo',
      ref: 'images',
    }),
    alt,
    focus: z
      .strictObject({
        x: percentage.meta({ title: 'From the left', description: 'In percent' }),
        y: percentage.meta({ title: 'From the top', description: 'In percent' }),
      })
      .optional()
      .meta({ title: 'Focus', description: 'The point that every crop keeps. Empty: the center' }),
  })
  .meta({ title: 'Picture' });

export type Image = z.infer<typeof image>;

export const plateFile = formed(
  /^[a-z0-9-]+\.svg$/,
  'the name of an .svg file in content/plates, in lower case and without spaces',
).meta({ title: 'File', description: 'A square .svg in content/plates', ref: 'plates' });

/** Questions for a visit, in the order in which one would ask. */
export const questionsToAsk = z
  .array(textField('Question', [8, 120]).endsWith('?', 'a question, with a question mark'))
  .max(12)
  .refine(({ length }) => length === 0 || length >= 8, 'at least 8 questions, or none')
  .default([])
  .meta({
    title: 'Questions to ask',
    item: 'question',
    description: '8 to 12, in the order in which a patient would ask them',
  });

/** A text with a title, on a page that shows the numbers of its sources. */
export const citedText = z.strictObject({
  title: textField('Title', [3, 80]),
  text: textField('Text', [40, 420]).meta({ cites: true }),
});

export const related = z
  .array(formed(/^\/[a-z0-9/-]*$/, 'a path of this site such as /services/eye-exams'))
  .meta({
    title: 'Related pages',
    description: 'Where to read on: paths such as /services/eye-exams',
    ref: 'pages',
    isBesideText: true,
  });

function dayWithin(years: number, expected: string) {
  return day.refine(
    (date) => {
      const last = today();
      last.setUTCFullYear(last.getUTCFullYear() + years);
      return date <= last.toISOString().slice(0, 10);
    },
    { error: expected, abort: true },
  );
}

/** Returns the current day here or in UTC, whichever is later: an editor's day may be later than a build server's. */
function latestDay(): string {
  const now = new Date();
  return [now.toLocaleDateString('sv'), now.toISOString().slice(0, 10)].sort().at(-1) ?? '';
}

/** The reviewer of a medical text, and the day. A later change of the text (`updated`) ends the review. */
export const reviewed = group('Medical review', {
  by: textField('Reviewer', [3, 60]),
  on: pastDate.meta({ title: 'Reviewed on' }),
})
  .optional()
  .meta({
    description: 'The page names the reviewer until the text is changed on a later day',
    isBesideText: true,
  });

export const signId = hyphenated('the id of a sign in content/signs.yaml');

export const signIds = z.array(signId).refine(isUnique, 'each sign once').meta({
  title: 'Signs',
  description: 'Each is listed under its level. A new one can be chosen once the site is built',
  ref: 'signs',
});

export const explained = signIds.default([]).meta({
  title: 'Explained here',
  description: 'Signs of which the steps or notes already say what to do until help arrives',
  ref: 'signs',
});

export const audience = z
  .enum(['adults', 'parents'])
  .optional()
  .meta({ title: 'Audience', description: 'To parents, the signs speak of “your child”' });

export type Audience = z.infer<typeof audience>;

/** The signs of a page that isn't about one eye problem: only those of its topic. */
export const topicSigns = {
  signs: signIds.max(3, 'at most three signs, those of the topic').default([]),
  audience,
};

export const sourceId = hyphenated('the id of a source in content/sources.yaml');

/** The ids of an entry's sources, in the order of their numbers. */
export const sourceIds = z.array(sourceId).refine(isUnique, 'each source once').meta({
  title: 'Sources',
  description: 'In the order of their numbers',
  ref: 'sources',
});
