import { z } from 'zod';
import { keywords, metaDescription, titledText, updated } from './shared.ts';

const eyebrow = z.string().min(3).max(40).meta({ title: 'Line above the heading' });
const heading = z.string().min(3).max(70).meta({ title: 'Heading' });
const text = z.string().min(20).max(500).meta({ title: 'Text' });
const paragraphs = z.array(text).min(1).max(4).meta({ title: 'Paragraphs' });
const action = z.string().min(4).max(40).meta({ title: 'Button', description: 'What it says' });

const homeSchema = pageOf('home', 'Home page', {
  action: action.meta({ description: 'In the first view, on the way to a visit' }),
  sections: sectionsOf({
    welcome: part('Welcome', {
      eyebrow,
      heading: heading.meta({ description: 'Screen readers say it; it isn’t seen' }),
      paragraphs: paragraphs.meta({ description: 'The first one is set in large' }),
      action,
    }),
    about: part('What to expect', { heading, paragraphs }),
    team: part('Who works here', {
      heading,
      text,
      items: z.array(titledText).min(1).max(8).meta({ title: 'Roles' }),
    }),
    services: part('Services', { eyebrow, heading, text, action }),
    reviews: part('Reviews', { heading, text, action }),
    book: part('Booking', { eyebrow, heading, text }),
    afterHours: part('After hours', { heading, paragraphs }),
    footer: part('End of every page', {
      heading: heading.meta({ description: 'Shown where a search finds the text' }),
      text,
    }),
  }),
});

const contactSchema = pageOf('contact', 'Contact', {
  sections: sectionsOf({
    form: part('Form', { heading, text }),
    information: part('Contact information', { heading }),
    map: part('Map', { heading }),
  }),
});

const blogSchema = pageOf('blog', 'Blog', {
  eyebrow: eyebrow.optional(),
  sections: sectionsOf({
    featured: part('Newest articles', { heading }),
    earlier: part('Earlier articles', { heading }),
    guides: part('Guides', { heading, text, action }),
  }),
});

const guidesBySubjectSchema = pageOf('helpful-links', 'Guides by subject', {
  eyebrow: eyebrow.optional(),
  action: action.meta({ description: 'It leads to the list of all guides' }),
});

const allGuidesSchema = pageOf('eye-care-guides', 'All guides', { eyebrow: eyebrow.optional() });

const searchSchema = pageOf('search', 'Search', {
  sections: sectionsOf({
    none: part('Where nothing is found', { text }),
    popular: part('Popular pages', { heading }),
    guides: part('Guides', { heading }),
    help: part('Help', { heading, text, action }),
  }),
});

const sitemapSchema = pageOf('sitemap', 'Sitemap', { eyebrow: eyebrow.optional() });

/** The words of the pages that are no entries themselves: each has its own schema, found by its slug. */
export const pageSchema = z.discriminatedUnion(
  'slug',
  [
    homeSchema,
    contactSchema,
    blogSchema,
    guidesBySubjectSchema,
    allGuidesSchema,
    searchSchema,
    sitemapSchema,
  ],
  { error: 'the slug of a page that the site has' },
);

export type PageRecord = z.infer<typeof pageSchema>;
export type PageName = PageRecord['slug'];

/** What a part of any page may say. */
export interface SectionText {
  heading?: string;
  text?: string;
  paragraphs?: readonly string[];
  items?: readonly z.infer<typeof titledText>[];
  action?: string;
}

function pageOf<const Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  title: string,
  fields: Fields,
) {
  return z
    .strictObject({
      slug: z.literal(name).meta({ title: 'Address' }),
      heading,
      standfirst: z.string().min(40).max(320).meta({ title: 'Opening text' }),
      ...fields,
      metaDescription,
      keywords,
      updated,
    })
    .meta({ title });
}

function sectionsOf<Parts extends z.ZodRawShape>(parts: Parts) {
  return z.strictObject(parts).meta({ title: 'Parts of the page' });
}

function part<Fields extends z.ZodRawShape>(title: string, fields: Fields) {
  return z.strictObject(fields).meta({ title });
}
