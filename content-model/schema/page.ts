import { z } from 'zod';
import { factsAnchor } from '../../domain/core/addresses.ts';
import { patientWords } from '../../domain/core/labels.ts';
import { sentencesOf } from '../../domain/core/language.ts';
import type { CollectionDeclaration } from './declaration.ts';
import {
  addresses,
  alt,
  draft,
  formed,
  group,
  isoDate,
  keywords,
  list,
  metaDescription,
  order,
  questionsToAsk,
  related,
  slug,
  sourceIds,
  standfirst,
  textField,
  textLanguage,
  title,
  updated,
} from './shared.ts';

const heading = textField('Heading', [3, 70]);
const text = textField('Text', [20, 500]);
const paragraphs = z.array(text).min(1).max(4).meta({ title: 'Paragraphs' });
const action = textField('Button', [4, 40], 'What it says');

/** The texts of pages that aren't entries. The slug selects the schema. */
export const pageSchema = z
  .discriminatedUnion(
    'slug',
    [
      wordsOfPage('home', 'Home page', {
        action: action.meta({ description: 'In the first view, on the way to a visit' }),
        related: related.max(6).default([]).meta({ title: 'Eye problems below the hours' }),
        sections: sectionsOf({
          welcome: group('Welcome', {
            heading: heading.meta({ description: 'Screen readers say it; it isn’t seen' }),
            paragraphs: paragraphs.meta({ description: 'The first one is set in large' }),
            action,
          }),
          about: group('What to expect', { heading, paragraphs }),
          team: group('Who works here', { heading, text }),
          services: group('Services', { heading, action }),
          reviews: group('Reviews', {
            heading: heading.meta({ description: 'Screen readers say it; it isn’t seen' }),
            text,
            action,
          }),
          book: group('Booking', {
            heading,
            text: text
              .max(190)
              .meta({ description: 'Shown in the eye’s pupil: at most 190 characters' }),
            links: related.max(2).default([]).meta({
              title: 'Links',
              description: 'Two pages for those who book; the menus have them, too',
            }),
          }),
          hours: group('Hours', { heading }),
          footer: group('End of every page', {
            heading: heading.meta({ description: 'Shown where a search finds the text' }),
            text,
          }),
        }),
      }),
      wordsOfPage('contact', 'Contact', {
        sections: sectionsOf({
          form: group('Form', { heading, text }),
          information: group('Contact information', { heading }),
          map: group('Map', { heading }),
        }),
      }),
      wordsOfPage('blog', 'Blog', {
        sections: sectionsOf({
          featured: group('Newest articles', { heading }),
          earlier: group('Earlier articles', { heading }),
          guides: group('Guides', { heading, text, action }),
        }),
      }),
      wordsOfPage('helpful-links', 'Guides by subject', {
        action: action.meta({ description: 'It leads to the list of all guides' }),
      }),
      wordsOfPage('eye-care-guides', 'All guides', {}),
      wordsOfPage('eye-problems', 'Eye problems', {
        alarm: textField('Line above the list', [20, 90], 'Beside the button that calls 911'),
      }),
      wordsOfPage('show-what-you-see', 'Show someone what you see', {}),
      wordsOfPage('search', 'Search', {
        sections: sectionsOf({
          none: group('Where nothing is found', { text }),
          popular: group('Popular pages', { heading }),
          guides: group('Guides', { heading }),
          help: group('Help', { heading, text, action }),
        }),
      }),
      wordsOfPage('sitemap', 'Sitemap', {}),
    ],
    { error: 'the slug of a page that the site has' },
  )
  .meta({
    title: 'Words of other pages',
    item: 'Page',
    icon: 'article',
    heading: 'Main pages',
    kind: 'Page',
    path: '/',
    sortedBy: 'title',
  } satisfies CollectionDeclaration);

export type PageRecord = z.infer<typeof pageSchema>;
export type PageName = PageRecord['slug'];

function wordsOfPage<const Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  title: string,
  fields: Fields,
) {
  return group(title, {
    slug: z.literal(name),
    heading,
    standfirst: textField('Opening text', [40, 320]),
    ...fields,
    metaDescription,
    keywords,
    updated,
  }).meta({ title });
}

function sectionsOf<Parts extends z.ZodRawShape>(parts: Parts) {
  return group('Parts of the page', parts);
}

const patientTopics = ['visit', 'insurance', 'records'] as const;
export type PatientTopic = (typeof patientTopics)[number];

/** Words of a sentence in pictures. */
const mostWords = 11;

/** A step of a visit: a plate or a photo, and short sentences in the words of the visitor. */
const step = z.strictObject({
  picture: formed(
    /^[a-z0-9_-]+\.(?:svg|jpg|webp)$/,
    'an .svg of content/plates, or a .jpg or .webp of content/images',
  ).meta({
    title: 'Picture',
    description: 'A square drawing, or a photo of your practice in its place',
    ref: 'platesAndPhotos',
  }),
  alt,
  text: z
    .string()
    .min(5)
    .max(200)
    .refine(
      (text) => sentencesOf(text).every((one) => one.split(/\s+/).length <= mostWords),
      `sentences of at most ${mostWords} words`,
    )
    .meta({
      title: 'Words',
      description: `As the visitor says them: “I sit and wait.” At most ${mostWords} words a sentence`,
    }),
});

/** A page for patients: general text that applies to any practice, with the practice's own answers. */
export const patientSchema = z
  .strictObject({
    ...addresses,
    order,
    title,
    language: textLanguage,
    draft,
    standfirst,
    metaDescription,
    updated,
    keywords,
    topic: z.enum(patientTopics).optional().meta({
      title: 'Topic',
      description: 'Which of the practice’s own answers are shown above the text',
    }),
    steps: list('Steps of a visit', 'step', step).max(24).default([]).meta({
      description: 'Pictures with a few words, in their order. Each can be moved or removed',
    }),
    questionsToAsk,
    related: related.min(2).max(5),
    sources: sourceIds.max(14).default([]),
  })
  .meta({
    title: 'Pages for patients',
    item: 'Page for patients',
    icon: 'diversity_1',
    heading: patientWords.heading,
    kind: 'Page',
    path: '/',
    sortedBy: 'order',
    partIds: ['on-this-page', factsAnchor, 'questions-to-ask', 'related', 'sources', 'next-step'],
  } satisfies CollectionDeclaration);

export type PatientRecord = z.infer<typeof patientSchema>;

export const legalSchema = z
  .strictObject({
    slug,
    title,
    metaDescription,
    standfirst,
    date: isoDate.meta({
      title: 'Effective',
      isBesideText: true,
      description: 'The first day on which this text applies; a correction doesn’t move it',
    }),
    updated,
    keywords,
  })
  .meta({
    title: 'Legal texts',
    item: 'Legal text',
    icon: 'gavel',
    heading: 'Legal',
    kind: 'Page',
    path: '/',
    sortedBy: 'title',
    partIds: ['on-this-page'],
  } satisfies CollectionDeclaration);
