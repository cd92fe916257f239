import { hero } from '#content/brand.ts';
import { categoryIds } from '#content/categories.ts';
import type {
  ArticleView,
  LegalPage,
  PageTexts,
  PatientPage,
  ServiceView,
} from '#content/index.ts';

/** A text that tries to leave every place where a record's text may stand. */
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
  year: 2024,
  url: 'https://example.com/a_(b)?c=<d>&e=%20"f"',
  retrieved: '2026-11-21',
};
const cited = { [hostile]: [hostile, 1] };

/** A guide or post in which every text is hostile. */
export const hostileArticle: ArticleView = {
  article: {
    slug: 'hostile',
    path: '/helpful-links/hostile',
    title: hostile,
    metaTitle: hostile,
    metaDescription: hostile,
    excerpt: hostile,
    standfirst: hostile,
    category: categoryIds[0],
    image,
    date: '2023-10-05',
    updated: '2026-11-21',
    author: hostile,
    facts: [{ figure: hostile, text: hostile }],
    whenToCall: { emergency: [hostile], urgent: [hostile], routine: [hostile] },
    closing: hostile,
    related: [],
    sources: [source],
    cited,
    markdown: 'A paragraph of our own.',
    html: '<p>A paragraph with ]]> in it, twice: ]]></p>',
    sections: [],
    words: 500,
  },
  related: [{ title: hostile, path: '/blog' }],
  neighbors: {},
};

/** A service in which every text is hostile. */
export const hostileService: ServiceView = {
  service: {
    slug: 'hostile',
    path: '/services/hostile',
    order: 1,
    title: hostile,
    tagline: hostile,
    summary: hostile,
    shortDescription: hostile,
    icon: 'bell',
    image,
    updated: '2026-11-21',
    description: [hostile, hostile, hostile],
    benefits: [titled],
    process: [titled, titled],
    technology: { description: hostile, items: [titled] },
    whyChooseUs: [hostile],
    faqs: [{ question: hostile, answer: hostile }],
    firstAid: { heading: hostile, steps: [hostile] },
    triage: [{ level: 'emergency', signs: [hostile], advice: hostile }],
    related: [],
    sources: [source],
    cited,
    metaTitle: hostile,
    metaDescription: hostile,
    markdown: '',
    html: '',
    sections: [],
    words: 0,
  },
  related: [{ title: hostile, path: '/blog' }],
};

/** The words of a page, all hostile. */
export const hostileTexts: PageTexts = {
  slug: 'sitemap',
  path: '/sitemap',
  metaDescription: hostile,
  heading: hostile,
  standfirst: hostile,
  updated: '2026-11-21',
};

/** A page for patients, all hostile. */
export const hostilePatientPage: PatientPage = {
  slug: 'hostile',
  path: '/hostile',
  order: 1,
  title: hostile,
  metaDescription: hostile,
  standfirst: hostile,
  updated: '2026-11-21',
  topic: 'visit',
  related: [],
  sources: [source],
  cited,
  markdown: '',
  html: '',
  sections: [],
  words: 0,
};

/** A legal text, all hostile. */
export const hostileLegal: LegalPage = {
  slug: 'hostile',
  path: '/hostile',
  title: hostile,
  metaDescription: hostile,
  standfirst: hostile,
  date: '2026-11-21',
  updated: '2026-11-21',
  markdown: '',
  html: '',
  sections: [],
  words: 0,
};
