import { hero } from '#domain/brand/brand.ts';
import {
  type ArticlePage,
  categories,
  type LegalPage,
  type PageTexts,
  type PatientPage,
  type ServicePage,
} from '#domain/content.ts';

/** A text that tries to break out of every context that a record's text is written to. */
export const hostile = [
  '</script><script>alert(1)</script><!-- <![CDATA[ ]]> ]]> &lt;b&gt; & "quoted" \'single\'',
  '\n\n# Injected heading\n\n- [link](javascript:alert(1)) `code` **bold** _em_ | cell |\n---\n',
  '<loc>https://evil.example/</loc></urlset> \u2028\u2029 \u0000\u0008\u001f \ud800 \\u003c',
].join(' ');

const image = { file: hero.poster.file, alt: hostile };
const titled = { title: hostile, text: hostile };
const source = {
  organization: hostile,
  title: hostile,
  kind: 'news' as const,
  year: 2024,
  url: 'https://example.com/a_(b)?c=<d>&e=%20"f"',
  retrieved: '2026-11-21',
};
const cited = Object.fromEntries(
  ['facts.0.text', 'description.0', 'benefits.0.text', 'faqs.0.answer'].map((field) => [
    field,
    [hostile, 1],
  ]),
);

/** The fields that most pages share, with every text hostile. */
const page = {
  slug: 'hostile',
  path: '/hostile',
  title: hostile,
  metaTitle: hostile,
  metaDescription: hostile,
  heading: hostile,
  standfirst: hostile,
  image,
  date: '2023-10-05',
  updated: '2026-11-21',
  order: 1,
  related: [],
  sources: [source],
  cited,
  html: '<p>A paragraph with ]]> in it, twice: ]]></p>',
  sections: [],
  words: 500,
};

/** A guide or post with every text hostile. */
export const hostileArticle: ArticlePage = {
  ...page,
  excerpt: hostile,
  category: categories[0]?.id,
  author: hostile,
  facts: [{ figure: hostile, text: hostile }],
  signs: [],
  closing: hostile,
};

/** A service with every text hostile. */
export const hostileService: ServicePage = {
  ...page,
  tagline: hostile,
  summary: hostile,
  shortDescription: hostile,
  icon: 'bell',
  description: [hostile, hostile, hostile],
  benefits: [titled],
  process: [titled, titled],
  technology: { description: hostile, items: [titled] },
  whyChooseUs: [hostile],
  faqs: [{ question: hostile, answer: hostile }],
  firstAid: { heading: hostile, steps: [hostile] },
  triage: { now: hostile, call: hostile, today: hostile, soon: hostile },
  signSources: [],
  signs: [],
};

/** A page's texts with every one hostile; below, a patient page and a legal text like it. */
export const hostileTexts: PageTexts = { ...page, slug: 'sitemap' };
export const hostilePatientPage: PatientPage = { ...page, topic: 'visit' };
export const hostileLegal: LegalPage = page;
